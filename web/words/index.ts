import { type Catalogue, type Language, makeSay, type Speaker } from '@orrery/ui';
import { makeStore, useStore } from '../lib/store.ts';
import { settings } from '../settings/settings.ts';
import { en } from './en.ts';

export type Key = keyof typeof en;
export type Words = { readonly [key in Key]: string };
export type ShellSay = (key: Key, args?: { readonly [name: string]: unknown }) => string;

const loaders: { readonly [language in Language]: () => Promise<Words> } = {
  en: async () => en,
  pl: async () => (await import('./pl.ts')).pl,
  cs: async () => (await import('./cs.ts')).cs,
};

const speaker = (language: Language, words: Catalogue): Speaker => makeSay({ language, catalogues: [words] });

export const shellWords = makeStore<Speaker>(speaker('en', en));

/** Follows the language of the settings. */
export async function followLanguage(): Promise<void> {
  const load = async () => {
    const { language } = settings.get();
    if (shellWords.get().language === language) return;
    const words = await loaders[language]();
    if (settings.get().language === language) shellWords.set(speaker(language, words));
  };
  settings.watch(() => void load());
  await load();
}

/** Says the shell's own words. */
export const useSay = (): ShellSay => useStore(shellWords) as ShellSay;
