import type { Language } from '@orrery/ui/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { screen } from '../index.ts';
import type { Part } from '../read/asked.ts';
import { choiceOf, propsOf, type Scene } from './table.tsx';

export interface Target {
  readonly id: string;
  readonly name: string;
  readonly can: boolean;
}

const { Board, Own } = screen;

const drawn = new WeakMap<Scene, Map<string, string>>();

/** The board and the own area as markup; with empty hands each picture is drawn once. */
export function markupOf(scene: Scene, picked: Part = {}, language: Language = 'en'): string {
  const known = drawn.get(scene) ?? new Map<string, string>();
  drawn.set(scene, known);
  const key = `${language} ${JSON.stringify(picked)}`;
  const markup = known.get(key) ?? draw(scene, picked, language);
  known.set(key, markup);
  return markup;
}

export function draw({ view, asked }: Scene, picked: Part = {}, language: Language = 'en'): string {
  const props = propsOf(view, choiceOf(asked, picked), language);
  return renderToStaticMarkup(<Board {...props} />) + renderToStaticMarkup(<Own {...props} />);
}

/** Everything a person could press now, with its spoken name. */
export function targetsIn(markup: string): Target[] {
  const tags = markup.match(/<[a-z]+ [^>]*data-target="[^"]*"[^>]*>/g) ?? [];
  return tags.map((tag) => ({
    id: attribute(tag, 'data-target'),
    name: attribute(tag, 'aria-label'),
    can: attribute(tag, 'data-can') === 'true',
  }));
}

const attribute = (tag: string, name: string): string => tag.match(new RegExp(`${name}="([^"]*)"`))?.[1] ?? '';

/** Walks the tags and notices a target that opens while another is still open. */
export function isNested(markup: string): boolean {
  const open: boolean[] = [];
  for (const [tag, closing] of markup.matchAll(/<(\/?)[a-zA-Z]+[^>]*?>/g)) {
    if (closing) open.pop();
    else if (!tag.endsWith('/>')) {
      const target = tag.includes('data-target=') || tag.startsWith('<button');
      if (target && open.includes(true)) return true;
      open.push(target);
    }
  }
  return false;
}
