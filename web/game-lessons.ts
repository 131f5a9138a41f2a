import type { GameLessons } from '@orrery/games/contract';
import { type Catalogue, type Face, type Language, makeSay, type Speaker } from '@orrery/ui';
import { RIVALS } from '@orrery/ui/lesson';
import { useMemo } from 'react';
import { gameParts, useLoaded } from './games.ts';
import { useStore } from './lib/store.ts';
import { settings } from './settings/settings.ts';

export interface Lessons extends Pick<GameLessons, 'course' | 'coach'> {
  readonly language: Language;
  readonly catalogues: readonly Catalogue[];
  readonly kinds: { readonly [argument: string]: string };
}

async function load(id: string, language: Language): Promise<Lessons | undefined> {
  const parts = gameParts(id);
  if (!parts?.lesson) return undefined;
  const [{ course, coach, words }, { words: gameWords }] = await Promise.all([parts.lesson(), parts.words()]);
  const catalogues = await Promise.all([words.load[language](), gameWords.load[language]()]);
  return { course, ...(coach ? { coach } : {}), language, catalogues, kinds: { ...gameWords.kinds, ...RIVALS } };
}

/** The lessons of a game with their words, once they are there. */
export function useLessons(id: string): Lessons | undefined {
  const { language } = useStore(settings);
  return useLoaded(() => load(id, language), `${id} ${language}`);
}

const NOBODY: readonly Face[] = [];

/** Says the words of lessons, and of the game itself. */
export function useLessonSay(lessons: Lessons | undefined, faces: readonly Face[] = NOBODY): Speaker | undefined {
  return useMemo(() => lessons && makeSay({ ...lessons, faces }), [lessons, faces]);
}
