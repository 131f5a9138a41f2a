import type { Chapter, Section } from '@orrery/ui';

/** True if a section tells this rule: `MRP-5` covers `MRP-5.2.3` too. */
export const covers = (section: Section, rule: string): boolean =>
  section.rules.some((id) => rule === id || rule.startsWith(`${id}.`));

/** The section that tells a rule most exactly. */
export function sectionOf(chapters: readonly Chapter[], rule: string): Section | undefined {
  const all = chapters.flatMap(({ sections }) => sections).filter((section) => covers(section, rule));
  const exactness = (section: Section) =>
    Math.max(...section.rules.filter((id) => rule === id || rule.startsWith(`${id}.`)).map((id) => id.length));
  return all.sort((one, other) => exactness(other) - exactness(one))[0];
}

/** Text for comparing: without case and accents. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').toLowerCase();

/** Chapters with only the sections in which all words of the search occur. */
export function searched(chapters: readonly Chapter[], wanted: string): Chapter[] {
  const parts = fold(wanted).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return [...chapters];
  const has = (section: Section) => {
    const text = fold([section.title, ...section.text, ...section.rules].join(' '));
    return parts.every((part) => text.includes(part));
  };
  return chapters
    .map((chapter) => ({ ...chapter, sections: chapter.sections.filter(has) }))
    .filter(({ sections }) => sections.length > 0);
}
