import type { Amounts, Counts } from '../effects/phrases.ts';

const counted = (one: string, other = one) => `{n, plural, one {# ${one}} other {# ${other}}}`;

const all: Counts = {
  credits: counted('credit', 'credits'),
  titanium: counted('titanium'),
  rareEarth: counted('rare earth'),
  tourist: counted('tourist', 'tourists'),
  helium3: counted('helium‑3'),
  basalt: counted('basalt sample', 'basalt samples'),
  ice: counted('ice sample', 'ice samples'),
  glass: counted('glass sample', 'glass samples'),
  plant: counted('plant', 'plants'),
  robot: counted('robot', 'robots'),
  engineer: counted('engineer', 'engineers'),
  technician: counted('technician', 'technicians'),
  scientist: counted('scientist', 'scientists'),
  vp: counted('VP'),
  reputation: counted('reputation'),
  energy: counted('energy'),
  sampleAny: counted('sample', 'samples'),
};

/** English nouns do not change after a verb. */
export const amounts: Amounts = { subject: all, object: all };
