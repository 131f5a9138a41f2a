import type { ChapterText } from '../outline.ts';

export const corporations: ChapterText<'corporations'> = {
  title: 'Korporace',
  sections: {
    common: {
      title: 'Co mají společného',
      text: [
        'Korporace má žetony, akci pro kohokoli, 5 úrovní ceny, 3 cíle a 9 projektů; některé mají příjem, údržbu a bodování.',
        '**Aktivovat žeton** znamená provést jednou jeho efekt. Žeton zůstává na místě a nepatří nikomu.',
        'Turisté, helium‑3, vzorky, rostliny a roboti leží otevřeně před vámi, bez omezení. Cena neklesne pod 0; slevy se sčítají.',
      ],
    },
    projects: {
      title: 'Schopnosti projektů',
      text: [
        'Části efektu se vyhodnocují po řadě; nemožné se vynechá, ale cenu je třeba zaplatit. Reaguje-li na totéž více schopností, volíte pořadí. Schopnost, která něco stojí, smíte odmítnout.',
        'Dovoluje-li sleva vybrat, co nezaplatíte, vybíráte z toho, co byste platili.',
      ],
    },
  },
};

export const artemis: ChapterText<'artemis'> = {
  title: 'Artemis Tours',
  sections: {
    tourists: {
      title: 'Turisté',
      text: [
        'Žeton přivede 1 turistu z fronty do vaší **haly**. Ve frontě je 10 turistů při 2 hráčích, 13 při 3, 15 při 4. Za každého chybějícího dostanete 2 kredity.',
      ],
    },
    action: {
      title: 'Provést skupinu',
      text: [
        'Přesuňte postupně 1 nebo 2 turisty z haly na místa a hned si vezměte odměnu každého místa. Místa jsou na vašich projektech Artemis, od prvního k poslednímu, a na společné **Procházce po okraji**: 4 místa při 2 hráčích, 5 při 3, 6 při 4, za 5, 5, 4, 4, 4 a 4 VB; třetí a čtvrté dávají i 1 kredit.',
        'Usazený turista zůstává. Turista získaný první odměnou může být tím druhým.',
      ],
    },
    scoring: {
      title: 'Příjem a bodování',
      text: [
        'Příjem: 1 kredit za každého turistu na vašich atrakcích, bez Procházky po okraji.',
        'Cíle: 2, 3 nebo 5 usazených turistů, i na Procházce po okraji.',
        'Konec: 1 VB za každého turistu v hale a bonus za každou atrakci s obsazenými všemi místy. Lunární kasino s aspoň 1 turistou dá 1 VB za každý zbylý kredit, nejvýš 10.',
      ],
    },
  },
};

export const mining: ChapterText<'mining'> = {
  title: 'Moon Mining',
  sections: {
    cargo: {
      title: 'Helium‑3 a náklady',
      text: [
        'Žeton dá 1 jednotku helia‑3. Nákladní raketoplán má 12 polí na 4 úrovních, každé pro jeden náklad.',
        'Extraktor helia‑3 působí jednou pokaždé, když helium‑3 získáte; co sám přinese, ho už znovu nespustí.',
      ],
    },
    action: {
      title: 'Odeslat náklad',
      text: [
        'Zaplaťte heliem‑3 a kovy cenu volného pole, označte ho a vezměte si jeho VB a bonus. Úrovně lze používat v libovolném pořadí a polí můžete mít libovolně mnoho.',
      ],
    },
    scoring: {
      title: 'Bodování',
      text: [
        'Cíle: 2 náklady; náklady na 3 úrovních; náklady na 4 úrovních.',
        'Konec: 0, 2, 5 nebo 9 VB za náklady na 1, 2, 3 nebo 4 úrovních.',
      ],
    },
  },
};

export const selenium: ChapterText<'selenium'> = {
  title: 'Selenium Research',
  sections: {
    samples: {
      title: 'Vzorky',
      text: [
        'Jsou vzorky čediče, ledu a sopečného skla. Žeton dá 1 vzorek zobrazeného druhu, a 2, máte-li postavenou laboratoř.',
        'Lze-li druh vzorku vybrat nebo libovolný odhodit, hra se zeptá.',
      ],
    },
    action: {
      title: 'Provést experiment',
      text: [
        'Šest experimentů leží odkrytých. Zaplaťte vzorky jednoho z nich, nechte si ho a vezměte si jeho VB a odměnu; na jeho místo přijde nový. Při údržbě se vymění všech šest, ale ne ve 3. kole.',
      ],
    },
    scoring: {
      title: 'Bodování',
      text: [
        'Cíle: 2 experimenty; experimenty ve všech 3 oborech; 4 experimenty.',
        'Konec: 5 VB za každou sadu geologie, biologie a fyziky.',
      ],
    },
  },
};

export const evergreen: ChapterText<'evergreen'> = {
  title: 'Evergreen Farms',
  sections: {
    plants: {
      title: 'Rostliny',
      text: ['Žeton dá 1 rostlinu a ještě 1, je-li v některém přilehlém sektoru farma, ať ji postavil kdokoli.'],
    },
    action: {
      title: 'Postavit farmu',
      text: [
        'Farma velikosti 1, 2 nebo 3 stojí stejně tolik rostlin a dá 3, 5 nebo 7 VB. Potřebuje napájený sektor s vaší budovou, bez farmy a s dostatkem místa, které zabere natrvalo. Farem každé velikosti je 3 při 2 hráčích, 4 při 3, 5 při 4.',
      ],
    },
    scoring: {
      title: 'Sklizeň a bodování',
      text: [
        'Kdo ve fázi údržby získá astronauta, sklízí všechny farmy jeho řady: 1 VB za velikost 1; 1 VB a 1 kredit za velikost 2; 2 VB za velikost 3. Nezáleží na tom, kdo je postavil.',
        'Cíle: farmy o celkové velikosti 2, 4 nebo 6.',
        'Konec: 1 VB za každou vaši budovu v sektoru s farmou.',
      ],
    },
  },
};

export const skyWatch: ChapterText<'skyWatch'> = {
  title: 'Sky Watch',
  sections: {
    track: {
      title: 'Stupnice',
      text: [
        'Žeton vás posune o 2 kroky. Stupnice má 12 kroků ve 3 úsecích po 4. Cestou dostanete 2 kredity na 2, 1 bod reputace na 6 a 3 VB na 10.',
      ],
    },
    action: {
      title: 'Podpořit obranný program',
      text: [
        'Podpořte obranný program úseku, kterého jste dosáhli: zaplaťte cenu, označte program a vezměte si VB. Každý z 9 programů můžete podpořit jednou; ostatní mohou podpořit týž.',
      ],
    },
    asteroid: {
      title: 'Asteroid',
      text: [
        'Dílek od začátku ukazuje, odkud asteroid přiletí. Na konci se sečte podpora všech hráčů. Dosáhne-li 10, 15 nebo 20 při 2, 3 nebo 4 hráčích, je asteroid **odkloněn** a získáte 1 VB za každou svou podporu.',
        'Jinak zasáhne jeden sektor své řady za každou chybějící podporu, od nejbližšího, nejvýš 4. Budovy a farmy v nich jsou zničeny a za každou ztracenou budovu přijdete o tolik VB, jak byla velká.',
        'Se Sítí úkrytů vaše budovy stojí. V základnách se nic nemění: laboratoře a projekty už jsou obodovány.',
      ],
    },
    scoring: {
      title: 'Bodování',
      text: [
        'Cíle: 2, 4 nebo 6 podpořených programů.',
        'Konec, po asteroidu: 1, 4 nebo 7 VB, stojí-li váš ukazatel v úseku 1, 2 nebo 3.',
      ],
    },
  },
};

export const robotics: ChapterText<'robotics'> = {
  title: 'Space Robotics',
  sections: {
    robots: {
      title: 'Roboti',
      text: [
        'Žeton dá 1 robota. Když platíte do společné zásoby, může robot zastoupit 1 jednotku titanu, 1 žeton vzácných zemin nebo 2 kredity; zpět se nevrací. Roboti neplatí poplatky za sektory, energii ani suroviny korporací. Hra se ptá, kolik jich chcete použít.',
      ],
    },
    action: {
      title: 'Postavit továrnu',
      text: [
        'Továrny leží ve 3 řadách a 3 sloupcích: po 1 při 2 hráčích, po 2 při více hráčích. Vezměte si takovou, kterou ještě nemáte, zaplaťte její cenu a vezměte si VB.',
      ],
    },
    scoring: {
      title: 'Příjem a bodování',
      text: [
        'Příjem: každá továrna dá to, co ukazuje.',
        'Cíle: 2 továrny; továrny ve všech 3 řadách; 5 továren.',
        'Konec: 2 VB za továrny ve 2 řadách nebo 4 VB za 3 řady a totéž za sloupce.',
      ],
    },
  },
};

export const mars: ChapterText<'mars'> = {
  title: 'To Mars',
  sections: {
    ship: {
      title: 'Loď na Mars',
      text: [
        'Žeton dá 2 kredity a dovolí poslat na loď astronauta ze základny. Loď má 3 moduly při 2 hráčích, 4 při 3, 5 při 4; v každém jsou místa pro budovy určitých velikostí.',
      ],
    },
    action: {
      title: 'Poslat budovu nebo osadit panel',
      text: [
        '**Poslat**: přesuňte svou budovu z kráteru na volné místo její velikosti, za 1, 2 nebo 4 VB při velikosti 1, 2 nebo 3. Velitelské centrum zůstává. Na lodi si budova ponechá místa i schopnosti, ale v kráteru se už nepočítá a nestojí údržbu.',
        'Kdo obsadí poslední místo modulu, získá 1 bod reputace a každý získá 2 VB za každou svou budovu v něm.',
        '**Osadit**: zaplaťte 1 žeton vzácných zemin a přesuňte další panel z okraje na loď pro jeho bonus. Energie se tím nevyrábí.',
        'S Prefabrikovanými moduly stavíte rovnou na lodi. Efekty, které potřebují sektor, pak propadají.',
      ],
    },
    crew: {
      title: 'Posádka',
      text: [
        'Když naverbujete nebo získáte astronauta, můžete ho poslat na volné místo jeho druhu na lodi, za 1, 1, 2 nebo 2 VB. Každý druh má 1 místo a o 1 více za každý dokončený modul, nejvýš 4. Nikdo se nevrací.',
      ],
    },
    scoring: {
      title: 'Bodování',
      text: [
        'Cíle: 1, 2 nebo 3 budovy a stejně tolik astronautů na lodi.',
        'Konec: 2 VB za každou dvojici z vaší budovy a vašeho astronauta na lodi. Jsou-li všechny moduly dokončené, ještě 1 VB za každého vašeho astronauta.',
      ],
    },
  },
};
