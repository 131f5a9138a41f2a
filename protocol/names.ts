import { z } from 'zod';
import { LIMITS } from './limits.ts';

// Control, private, unassigned and line-breaking characters, whatever fonts leave out (bidirectional and zero-width
// signs, Hangul fillers, variation selectors), and signs that are drawn as a blank.
const UNFIT = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800\u{13441}\u{13442}\u{1d159}\ufffc]/u;
// Marks stand on a letter, two at most: more of them run over the neighbours.
const STACKED = /^\p{M}|\s\p{M}|\p{M}{3}/u;

/** A person's name at a table: one short line of visible text. */
export const Name = z
  .string()
  .max(LIMITS.name * 4)
  // An emoji is the same with and without the sign that asks for its colours.
  .transform((name) => name.normalize('NFC').replaceAll('\ufe0f', '').trim().replace(/\s+/gu, ' '))
  .refine((name) => name.length > 0 && [...name].length <= LIMITS.name, { message: `1 to ${LIMITS.name} characters` })
  .refine((name) => !UNFIT.test(name), { message: 'invisible or control characters' })
  .refine((name) => !STACKED.test(name), { message: 'marks without a letter, or too many on one' });

/** Names that look the same to a reader count as the same. */
export const sameName = (one: string, other: string): boolean =>
  folded(one) === folded(other) || skeleton(one) === skeleton(other);

const folded = (name: string): string => name.normalize('NFKC').toLowerCase();

/** Letters of other alphabets, digits and signs that are drawn like a Latin letter, a hyphen or an apostrophe. */
const LOOKALIKES = new Map(
  Object.entries({
    a: 'аɑαᴀ',
    b: 'Ьƅʙ',
    c: 'сϲᴄⲥ',
    d: 'ԁᴅ',
    e: 'еᴇ',
    g: 'ɡɢ',
    h: 'һհʜ',
    i: 'іıιɪ',
    j: 'јϳᴊ',
    k: 'κкᴋ',
    l: 'I1|ӏΙІǀʟꓲⲒꞮⵏ',
    m: 'мᴍ',
    n: 'ոпɴ',
    o: '0оοօОΟՕᴏꓳⲞⲟ',
    p: 'рρᴘⲣ',
    q: 'ԛ',
    r: 'ʀ',
    s: 'ѕꜱ',
    t: 'ᴛ',
    u: 'υսᴜ',
    v: 'νѵᴠᏙ',
    w: 'ԝᴡᏔ',
    x: 'хχ',
    y: 'уγʏ',
    z: 'ᴢ',
    A: 'АΑᎪꓮⲀ',
    B: 'ВΒᏴꓐⲂ',
    C: 'СϹᏟꓚⲤ',
    D: 'Ꭰꓓ',
    E: 'ЕΕᎬꓰⲈ',
    F: 'ꓝ',
    G: 'Ꮐꓖ',
    H: 'НΗᎻꓧⲎ',
    J: 'ЈᎫꓙ',
    K: 'КΚᏦꓗⲔ',
    L: 'Ꮮꓡ',
    M: 'МΜᎷꓟⲘ',
    N: 'ΝꓠⲚ',
    P: 'РΡᏢꓑⲢ',
    R: 'Ꭱꓣ',
    S: 'ЅᏚꓢ',
    T: 'ТΤᎢꓔⲦ',
    U: 'ꓴՍ',
    V: 'ꓦѴ',
    W: 'ꓪԜ',
    X: 'ХΧꓫⲬ',
    Y: 'УΥꓬⲨ',
    Z: 'ΖᏃꓜ',
    '-': '\u2010\u2011\u2012\u2013\u2212\u02d7',
    "'": '\u2019\u2018\u02bc\u02b9\u2032`\u00b4',
  }).flatMap(([latin, others]) => [...others].map((other): [string, string] => [other, latin])),
);

/** What is left of a name if letters that look alike are written alike. */
const skeleton = (name: string): string =>
  // Also before letters become those that Unicode takes them for: some of them look like others.
  alike(alike(name).normalize('NFKC')).toLowerCase().replaceAll('rn', 'm').replaceAll('vv', 'w');

const alike = (text: string): string => [...text].map((letter) => LOOKALIKES.get(letter) ?? letter).join('');
