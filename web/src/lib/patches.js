/**
 * Lays what changed over a view; the form of it is described in docs/protocol.md.
 *
 * Plain JavaScript, so that a test can put this very file beside the server's own half.
 *
 * @param {any} old what was there before; it is not touched
 * @param {any} told `[value]`, or an object that names what changed inside
 * @returns {any} what came of it; what stayed the same is shared with the old
 */
export function changed(old, told) {
  if (Array.isArray(told)) return told[0];
  const now = Array.isArray(old) ? [...old] : { ...old };
  for (const [key, each] of Object.entries(told)) {
    const gone = Array.isArray(each) && each.length === 0;
    if (!gone) now[key] = changed(old[key], each);
    else if (Array.isArray(now)) now.length = Number(key);
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- what is gone has no key, not an undefined value
    else delete now[key];
  }
  return now;
}
