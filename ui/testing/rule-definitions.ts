/**
 * The rules that a text such as RULES.md defines. An id (`ECL-4.2.1`, `ECL-D09`, `ECL-EX12`) is defined where it begins
 * a heading, paragraph, list item or table row; the numbered points of a rule are its parts.
 */
const ID = '[A-Z]{2,4}-[A-Z]*\\d+(?:\\.\\d+)*[a-z]?';
const DEFINED = new RegExp(`^\\s*(?:[-*] |#+ |\\| )?\\**\`?(${ID})\\b`);
const RULING = /-[RL]\d/;
const POINT = /^\s*(\d+)[.)] /;

export interface RuleDefinition {
  readonly id: string;
  /** A ruling (`MC-R12`, `SHB-L3`) says why a rule is as it is. */
  readonly ruling: boolean;
  /** It stands in a chapter with `<!-- explains -->` below its heading. */
  readonly explains: boolean;
}

export function definedIn(text: string): RuleDefinition[] {
  const rules: RuleDefinition[] = [];
  let rule: string | undefined;
  let explains = false;
  const define = (id: string) => rules.push({ id, ruling: RULING.test(id), explains });
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) explains = false;
    if (line.includes('<!-- explains -->')) explains = true;
    const id = DEFINED.exec(line)?.[1];
    const point = POINT.exec(line)?.[1];
    if (id) define(id);
    else if (point && rule) define(`${rule}.${point}`);
    if (id) rule = id;
    else if (line.startsWith('#')) rule = undefined;
  }
  return rules;
}
