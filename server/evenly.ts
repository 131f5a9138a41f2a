const STEP_MS = 100;

/** Does something with each, spread evenly over so many milliseconds. */
export async function evenly<V>(items: readonly V[], ms: number, work: (item: V) => unknown): Promise<void> {
  const left = [...items];
  for (let steps = Math.ceil(ms / STEP_MS); steps > 0 && left.length > 0; steps--) {
    for (const item of left.splice(0, Math.ceil(left.length / steps))) work(item);
    await new Promise((over) => setTimeout(over, STEP_MS));
  }
}
