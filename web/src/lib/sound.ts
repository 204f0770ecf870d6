/** A soft knock on wood, made by the browser itself. */
export function tickSound(): void {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.setValueAtTime(520, audio.currentTime);
  tone.frequency.exponentialRampToValueAtTime(260, audio.currentTime + 0.12);
  volume.gain.setValueAtTime(0.09, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.18);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.2);
  tone.onended = () => void audio.close();
}
