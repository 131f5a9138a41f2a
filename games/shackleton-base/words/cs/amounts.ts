import { counted } from '@orrery/ui/plural';
import type { Amounts } from '../effects/phrases.ts';

const of = (one: string, few: string, many: string, other: string) => counted('n', one, few, many, other);
const units = (of: string, one = 'jednotka') =>
  counted('n', `${one} ${of}`, `jednotky ${of}`, `jednotky ${of}`, `jednotek ${of}`);
const samples = (of: string) => counted('n', `vzorek ${of}`, `vzorky ${of}`, `vzorku ${of}`, `vzorků ${of}`);

const subject: Amounts['subject'] = {
  credits: of('kredit', 'kredity', 'kreditu', 'kreditů'),
  titanium: units('titanu'),
  rareEarth: of('žeton vzácných zemin', 'žetony vzácných zemin', 'žetonu vzácných zemin', 'žetonů vzácných zemin'),
  tourist: of('turista', 'turisté', 'turisty', 'turistů'),
  helium3: units('helia‑3'),
  basalt: samples('čediče'),
  ice: samples('ledu'),
  glass: samples('sopečného skla'),
  plant: of('rostlina', 'rostliny', 'rostliny', 'rostlin'),
  robot: of('robot', 'roboti', 'robota', 'robotů'),
  engineer: of('inženýr', 'inženýři', 'inženýra', 'inženýrů'),
  technician: of('technik', 'technici', 'technika', 'techniků'),
  scientist: of('vědec', 'vědci', 'vědce', 'vědců'),
  vp: of('VB', 'VB', 'VB', 'VB'),
  reputation: of('bod reputace', 'body reputace', 'bodu reputace', 'bodů reputace'),
  energy: units('energie'),
  sampleAny: of('libovolný vzorek', 'libovolné vzorky', 'libovolného vzorku', 'libovolných vzorků'),
};

export const amounts: Amounts = {
  subject,
  object: {
    ...subject,
    tourist: of('turistu', 'turisty', 'turisty', 'turistů'),
    titanium: units('titanu', 'jednotku'),
    helium3: units('helia‑3', 'jednotku'),
    plant: of('rostlinu', 'rostliny', 'rostliny', 'rostlin'),
    robot: of('robota', 'roboty', 'robota', 'robotů'),
    engineer: of('inženýra', 'inženýry', 'inženýra', 'inženýrů'),
    technician: of('technika', 'techniky', 'technika', 'techniků'),
    scientist: of('vědce', 'vědce', 'vědce', 'vědců'),
    energy: units('energie', 'jednotku'),
  },
};
