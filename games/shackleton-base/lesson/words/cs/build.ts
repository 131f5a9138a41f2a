import type { build as english } from '../en/build.ts';

export const build: Record<keyof typeof english, string> = {
  'lesson.build': 'Stavba',
  'lesson.build.learned': 'Velitelská pole, napájení, panely, co se vejde do sektoru, bonus inženýra.',
  'lesson.build.buildings.power':
    'Ke stavbě potřebuje sektor napájení: vlastní solární panel. V I1 je panel a neutrální kupole.',
  'lesson.build.buildings.engineer': 'Pošlete inženýra stavět. Platí první volné pole zleva; to první nic nestojí.',
  'lesson.build.buildings.engineer.why': 'To jde, ale bonus za stavbu má jen inženýr.',
  'lesson.build.buildings.go-on':
    'Před hlavním účinkem můžete postavit panel nebo koupit energii. Tady není třeba: pokračujte.',
  'lesson.build.buildings.go-on.later': 'Tento sektor už napájení má. Vzácné zeminy si nechte: pokračujte.',
  'lesson.build.buildings.workshop':
    'Vyberte Dílnu údržby. Cena: titan {n}. Inženýři, kteří v ní bydlí, snižují údržbu.',
  'lesson.build.buildings.workshop.other': 'To jde, ale Dílna údržby šetří kredity v každém kole.',
  'lesson.build.buildings.place':
    'Postavte ji v I1. Dílna a kupole mohou být v jednom sektoru, protože mají různou velikost.',
  'lesson.build.buildings.place.row': 'Pravidla to dovolují, ale v I1 pomůže kupoli: obě leží v jedné řadě.',
  'lesson.build.buildings.bonus':
    'Inženýr, který staví, přivede korporaci. Vyberte Moon Mining a roh mezi I1, I2 a O2: žeton hned působí.',
  'lesson.build.buildings.bonus.other': 'To jde. Vyberte ale Moon Mining a roh mezi I1, I2 a O2.',
  'lesson.build.buildings.again': 'Ještě jednou stavba, tentokrát s technikem. Cena druhého pole: {n}.',
  'lesson.build.buildings.again.spare': 'Pošlete technika, aby druhý inženýr mohl ještě pracovat v kráteru.',
  'lesson.build.buildings.panel':
    'Pro kupoli už nebyl napájený sektor, proto nejdřív vznikl solární panel. Zvyšuje společnou energii a symboly, které energie přejde, dávají reputaci.',
  'lesson.build.buildings.dome':
    'Postavte kupoli v O2. Panel se přesune tam a O2 leží v řadách s oběma vašimi budovami.',
  'lesson.build.buildings.dome.row': 'Pravidla to dovolují, ale O2 leží v řadách s vaší kupolí i dílnou.',
  'lesson.build.buildings.shared': 'I4 má napájení. Proč tam nemůže stát vaše další kupole?',
  'lesson.build.buildings.shared.dome': 'Kupole už tam stojí',
  'lesson.build.buildings.shared.far': 'Je to příliš daleko',
  'lesson.build.buildings.shared.neutral': 'Je to neutrální území',
  'lesson.build.buildings.shared.why':
    'V sektoru nesmějí být dvě budovy téže velikosti ani dvě vaše. Velikosti 1, 2 a 3 ho zaplní.',
};
