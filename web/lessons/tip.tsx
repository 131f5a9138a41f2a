import { Glyph } from '@orrery/ui';
import { useState } from 'react';
import { useLessonSay, useLessons } from '../game-lessons.ts';
import { recall, remember } from '../lib/local-storage.ts';

/** A sentence worth knowing, another one at every visit. */
export function Tip({ game }: { readonly game: string }) {
  const lessons = useLessons(game);
  const said = useLessonSay(lessons);
  const [turn] = useState(() => nextTurn(game));
  const tips = lessons?.coach?.tips ?? [];
  if (!said || tips.length === 0) return null;
  return (
    <p className="tip">
      <Glyph name="sun" />
      <span>{said(`tip.${tips[turn % tips.length]}`)}</span>
    </p>
  );
}

function nextTurn(game: string): number {
  const key = `tip.${game}`;
  const last = recall(key);
  const turn = typeof last === 'number' ? last + 1 : 0;
  remember(key, turn);
  return turn;
}
