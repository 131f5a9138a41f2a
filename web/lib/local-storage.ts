/** Small things kept on this device; where storage is refused they last as long as the page. */
const fallback = new Map<string, string>();

export function recall(key: string): unknown {
  try {
    const text = localStorage.getItem(`orrery.${key}`) ?? fallback.get(key);
    return text === undefined || text === null ? undefined : JSON.parse(text);
  } catch {
    const text = fallback.get(key);
    return text === undefined ? undefined : JSON.parse(text);
  }
}

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  fallback.set(key, text);
  try {
    localStorage.setItem(`orrery.${key}`, text);
  } catch {
    // Refused or full: the value lives on in memory.
  }
}
