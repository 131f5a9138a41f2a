/** How far somebody has read what is told before the crater. */
export interface Reading {
  /** Of the stories told so far this is the newest, and this the last one that was read. */
  readonly newest: number;
  readonly read: number;
  /** The question that the reader has open; undefined while others answer. */
  readonly question: string | undefined;
}

/** What was told before somebody came counts as read. */
export const begun = (newest: number, question: string | undefined): Reading => ({ newest, read: newest, question });

/** Readers who answer something else have read enough; whatever others answer meanwhile, the story stays. */
export function readOn(reading: Reading, newest: number, question: string | undefined): Reading {
  // A replay goes back and reads again.
  if (newest < reading.read) return begun(newest, question);
  if (newest !== reading.newest) return { ...reading, newest, question };
  if (question === reading.question) return reading;
  return reading.question === undefined ? { ...reading, question } : begun(newest, question);
}
