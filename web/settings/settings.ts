import { allowHotkeys, LANGUAGES, type Language, MARKS } from '@orrery/ui';
import { recall, remember } from '../lib/local-storage.ts';
import { makeStore } from '../lib/store.ts';

export const THEMES = ['system', 'dark', 'light'] as const;
/** Everything, only what cannot be taken back, or nothing. */
export const CONFIRMS = ['always', 'final', 'never'] as const;
/** A coach who explains everything, what is new, or nothing. */
export const COACHES = ['full', 'new', 'off'] as const;
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly speed: (typeof SPEEDS)[number];
  readonly sound: boolean;
  /** Which answers wait for the confirming button. */
  readonly confirm: (typeof CONFIRMS)[number];
  readonly coach: (typeof COACHES)[number];
  /** Patterns on the pieces besides colour and symbol. */
  readonly patterns: boolean;
  readonly hotkeys: boolean;
  /** How the others see this player. */
  readonly name: string;
  /** The colour this player likes, 0 to 5. */
  readonly mark?: number;
}

const query = (text: string): boolean => typeof matchMedia === 'function' && matchMedia(text).matches;

function languageOfBrowser(): Language {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? 'en';
}

function defaults(): Settings {
  return {
    language: languageOfBrowser(),
    theme: 'system',
    speed: query('(prefers-reduced-motion: reduce)') ? 'off' : 'normal',
    sound: true,
    confirm: 'final',
    coach: 'new',
    patterns: false,
    hotkeys: true,
    name: '',
  };
}

/** Keeps what is known and valid of something stored by any version. */
export function readSettings(stored: unknown, base: Settings = defaults()): Settings {
  if (typeof stored !== 'object' || stored === null) return base;
  const given = stored as { readonly [name: string]: unknown };
  const one = <V extends string>(name: string, of: readonly V[], otherwise: V): V =>
    of.includes(given[name] as V) ? (given[name] as V) : otherwise;
  const flag = (name: 'sound' | 'patterns' | 'hotkeys'): boolean =>
    typeof given[name] === 'boolean' ? given[name] : base[name];
  return {
    language: one('language', LANGUAGES, base.language),
    theme: one('theme', THEMES, base.theme),
    speed: one('speed', SPEEDS, base.speed),
    sound: flag('sound'),
    // Earlier versions knew only this switch.
    confirm: given.commitAtOnce === true ? 'never' : one('confirm', CONFIRMS, base.confirm),
    coach: one('coach', COACHES, base.coach),
    patterns: flag('patterns'),
    hotkeys: flag('hotkeys'),
    name: typeof given.name === 'string' ? given.name.slice(0, 24) : base.name,
    ...(typeof given.mark === 'number' && given.mark in MARKS ? { mark: given.mark } : {}),
  };
}

export const settings = makeStore(readSettings(recall('settings')));

export function change(part: Partial<Settings>): void {
  const next = { ...settings.get(), ...part };
  settings.set(next);
  remember('settings', next);
}

/** The factor for durations: 0 = no animation, 1 = normal. */
export const PACES = { off: 0, fast: 0.5, normal: 1, slow: 2 } as const;

/** Puts theme, language and motion on the page, also when the system's theme changes. */
export function applySettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const { theme, language, speed, patterns } = settings.get();
    const root = document.documentElement;
    root.lang = language;
    root.dataset.theme = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--sky'));
    root.dataset.motion = speed === 'off' ? 'off' : 'on';
    root.dataset.patterns = patterns ? 'on' : 'off';
  };
  apply();
  allowHotkeys(() => settings.get().hotkeys);
  settings.watch(apply);
  dark.addEventListener('change', apply);
}
