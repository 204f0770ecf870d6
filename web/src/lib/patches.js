/**
 * Lays what changed over a view; the form of it is described in docs/protocol.md.
 *
 * Plain JavaScript, so that a test can put this very file beside the server's own half.
 *
 * @param {Json} old what was there before; it is not touched
 * @param {Json} told `[value]`, or an object that names what changed inside
 * @returns {Json} what came of it; what stayed the same is shared with the old
 * @typedef {import("./protocol").Json} Json
 */
export function changed(old, told) {
  if (Array.isArray(told)) return told[0] ?? null;
  if (Array.isArray(old)) return changedList(old, Object.entries(told ?? {}));
  const before = /** @type {Record<string, Json>} */ (old);
  const now = { ...before };
  for (const [key, each] of Object.entries(told ?? {})) {
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- what is gone has no key, not an undefined value
    if (isGone(each)) delete now[key];
    else now[key] = changed(before[key] ?? null, each);
  }
  return now;
}

/**
 * @param {Json[]} old
 * @param {[string, Json][]} told
 */
function changedList(old, told) {
  const now = [...old];
  for (const [key, each] of told) {
    if (isGone(each)) now.length = Number(key);
    else now[Number(key)] = changed(old[Number(key)] ?? null, each);
  }
  return now;
}

/** @param {Json} told */
const isGone = (told) => Array.isArray(told) && told.length === 0;
