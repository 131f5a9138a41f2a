import { games } from '@orrery/games';
import type { GameParts } from '@orrery/games/contract';
import type { Game } from '@orrery/kernel';
import {
  type Catalogue,
  type Face,
  type GameScreen,
  type GameWords,
  type Language,
  makeSay,
  type Names,
  type Speaker,
} from '@orrery/ui';
import { NOT_NOW } from '@orrery/ui/lesson';
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from './lib/store.ts';
import { settings } from './settings/settings.ts';
import { useSay } from './words/index.ts';

export const gameParts = (id: string): GameParts | undefined => games.find((game) => game.id === id);

/** Games that can be played. */
export const playable = (): readonly string[] => games.map(({ id }) => id);

/** Loads something and tells when it is there; gives undefined until then, and again when the key changes. */
export function useLoaded<V>(load: () => Promise<V> | undefined, key: string): V | undefined {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly value: V }>();
  const newest = useRef(load);
  newest.current = load;
  useEffect(() => {
    let wanted = true;
    newest.current()?.then(
      (value) => wanted && setLoaded({ key, value }),
      (error) => console.error(error),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return loaded?.key === key ? loaded.value : undefined;
}

interface LoadedWords {
  readonly language: Language;
  readonly catalogue: Catalogue;
  readonly kinds: GameWords['kinds'];
  readonly compounds: GameWords['compounds'];
}

async function loadWords(id: string, language: Language): Promise<LoadedWords> {
  const { words } = await (gameParts(id) as GameParts).words();
  return { language, catalogue: await words.load[language](), kinds: words.kinds, compounds: words.compounds };
}

const NOBODY: readonly Face[] = [];
const NO_NAMES: Names = {};

/** A game's words in the reader's language, with the names of this very game before them; while another language loads, the old words stay. */
export function useGameSay(id: string, faces: readonly Face[] = NOBODY, names: Names = NO_NAMES): Speaker | undefined {
  const { language } = useStore(settings);
  const loaded = useLoaded(() => (gameParts(id) ? loadWords(id, language) : undefined), `${id} ${language}`);
  const [kept, setKept] = useState(loaded);
  if (loaded && loaded !== kept) setKept(loaded);
  const words = loaded ?? kept;
  const stay = useSay()('learn.stay');
  return useMemo(
    () =>
      words &&
      // Boards say reasons themselves; the last one is the house's.
      makeSay({ ...words, catalogues: [words.catalogue, { [`why.${NOT_NOW}`]: stay }], faces, names }),
    [words, faces, names, stay],
  );
}

/** A game's name; one that is gone, or whose words are still on their way, is named by its id. */
export function useGameName(id: string): string {
  const say = useGameSay(id);
  return say?.('game.name') ?? id.replace(/(^|-)(\w)/g, (_, gap, letter) => `${gap && ' '}${letter.toUpperCase()}`);
}

export const useScreen = (id: string): GameScreen | undefined => useLoaded(() => gameParts(id)?.screen(), id)?.screen;

/** The picture of a game's world, without its board where the game offers that. */
export const useWorld = (id: string): ComponentType | undefined =>
  useLoaded(async () => {
    const parts = gameParts(id);
    if (!parts) return undefined;
    return parts.world ? (await parts.world()).World : (await parts.screen()).screen.World;
  }, id);

export const useRules = (id: string): Game | undefined => useLoaded(() => gameParts(id)?.rules(), id)?.game;
