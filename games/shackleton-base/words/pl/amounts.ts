import { counted } from '@orrery/ui/plural';
import type { Amounts } from '../effects/phrases.ts';

const of = (one: string, few: string, many: string, other: string) => counted('n', one, few, many, other);
const units = (of: string, one = 'jednostka') =>
  counted('n', `${one} ${of}`, `jednostki ${of}`, `jednostek ${of}`, `jednostki ${of}`);
const samples = (of: string, one = 'próbka') =>
  counted('n', `${one} ${of}`, `próbki ${of}`, `próbek ${of}`, `próbki ${of}`);

const subject: Amounts['subject'] = {
  credits: of('kredyt', 'kredyty', 'kredytów', 'kredytu'),
  titanium: units('tytanu'),
  rareEarth: of(
    'żeton metali ziem rzadkich',
    'żetony metali ziem rzadkich',
    'żetonów metali ziem rzadkich',
    'żetonu metali ziem rzadkich',
  ),
  tourist: of('turysta', 'turystów', 'turystów', 'turysty'),
  helium3: units('helu‑3'),
  basalt: samples('bazaltu'),
  ice: samples('lodu'),
  glass: samples('szkła wulkanicznego'),
  plant: of('roślina', 'rośliny', 'roślin', 'rośliny'),
  robot: of('robot', 'roboty', 'robotów', 'robota'),
  engineer: of('inżynier', 'inżynierów', 'inżynierów', 'inżyniera'),
  technician: of('technik', 'techników', 'techników', 'technika'),
  scientist: of('naukowiec', 'naukowców', 'naukowców', 'naukowca'),
  vp: of('PZ', 'PZ', 'PZ', 'PZ'),
  reputation: of('punkt reputacji', 'punkty reputacji', 'punktów reputacji', 'punktu reputacji'),
  energy: units('energii'),
  sampleAny: of('dowolna próbka', 'dowolne próbki', 'dowolnych próbek', 'dowolnej próbki'),
};

export const amounts: Amounts = {
  subject,
  object: {
    ...subject,
    titanium: units('tytanu', 'jednostkę'),
    tourist: of('turystę', 'turystów', 'turystów', 'turysty'),
    helium3: units('helu‑3', 'jednostkę'),
    basalt: samples('bazaltu', 'próbkę'),
    ice: samples('lodu', 'próbkę'),
    glass: samples('szkła wulkanicznego', 'próbkę'),
    plant: of('roślinę', 'rośliny', 'roślin', 'rośliny'),
    robot: of('robota', 'roboty', 'robotów', 'robota'),
    engineer: of('inżyniera', 'inżynierów', 'inżynierów', 'inżyniera'),
    technician: of('technika', 'techników', 'techników', 'technika'),
    scientist: of('naukowca', 'naukowców', 'naukowców', 'naukowca'),
    energy: units('energii', 'jednostkę'),
    sampleAny: of('dowolną próbkę', 'dowolne próbki', 'dowolnych próbek', 'dowolnej próbki'),
  },
};
