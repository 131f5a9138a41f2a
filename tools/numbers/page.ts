import { BALANCE } from './balance.ts';

/** The ladder's part of a title begins like this, so that it is found again. */
export const LADDER = 'Ladder, ';

/** Everything before the first title, and the part of each title under its heading. */
export function partsOfPage(page: string): { readonly opening: string; readonly parts: Map<string, string> } {
  const [opening, ...titles] = page.split('\n## ');
  return {
    opening: opening.trim(),
    parts: new Map(titles.map((text) => [text.slice(0, text.indexOf('\n')), `## ${text.trim()}`])),
  };
}

/** Parts of a title that take long to measure stay until they are measured again. */
export function measuredBefore(text: string, what: typeof BALANCE | typeof LADDER): string | undefined {
  const at = text.indexOf(`\n\n${what}`);
  if (at < 0) return undefined;
  const rest = text.slice(at).trim();
  const ladder = rest.indexOf(`\n\n${LADDER}`);
  return what === BALANCE && ladder >= 0 ? rest.slice(0, ladder) : rest;
}

/** The page with another ladder for a title: the end of the title's part. */
export function withLadder(page: string, id: string, ladder: string): string {
  const { opening, parts } = partsOfPage(page);
  const text = parts.get(id) ?? `## ${id}`;
  const at = text.indexOf(`\n\n${LADDER}`);
  parts.set(id, [at < 0 ? text : text.slice(0, at), ladder].filter((one) => one !== '').join('\n\n'));
  return `${[opening, ...parts.values()].join('\n\n')}\n`;
}
