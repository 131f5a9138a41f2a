import type { Speaker } from '@orrery/ui';
import { en } from '../words/en.ts';
import type { Key, ShellSay } from '../words/index.ts';
import type { Problem } from './state.ts';

/** The sentence for a refusal: the game's own reason where there is one, else the shell's by its code. */
export function problemSentence(words: ShellSay, say: Speaker | undefined, { code, details }: Problem): string {
  const { why, ...about } = details;
  const reason = `why.${String(why)}`;
  if (code === 'barred' && say?.has(reason)) return say(reason, about);
  const key = `refused.${code}`;
  return key in en ? words(key as Key, details) : words('refused.internal');
}
