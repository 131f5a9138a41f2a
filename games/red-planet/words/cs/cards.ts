import type { cards as english } from '../en/cards.ts';

export const cards: Record<keyof typeof english, string> = {
  'character.recruiter': 'Verbíř',
  'character.recruiter.summary': 'Všechny postavy se vrátí do ruky',
  'character.recruiter.text':
    'Umístěte 1 astronauta. Potom si vezměte zpět do ruky všechny zahrané karty postav včetně této.',
  'character.explorer': 'Průzkumník',
  'character.explorer.summary': 'Až 3 přesuny na Marsu',
  'character.explorer.text':
    'Umístěte 1 astronauta. Potom proveďte až 3 přesuny: každým posunete jednoho svého astronauta do sousední oblasti.',
  'character.scientist': 'Vědec',
  'character.scientist.summary': 'Doberte událost, nebo si prohlédněte objev',
  'character.scientist.text':
    'Umístěte 2 astronauty. Potom doberte kartu události, nebo si prohlédněte skrytý objev na mapě.',
  'character.secret-agent': 'Tajný agent',
  'character.secret-agent.summary': 'Odstartujte loď, která není plná',
  'character.secret-agent.text':
    'Umístěte 2 astronauty do dvou různých lodí. Potom odstartujte zadokovanou loď, která není plná, třeba i prázdnou.',
  'character.saboteur': 'Sabotér',
  'character.saboteur.summary': 'Zničte zadokovanou loď',
  'character.saboteur.text': 'Umístěte 1 astronauta. Potom zničte zadokovanou loď i se všemi na palubě.',
  'character.femme-fatale': 'Femme fatale',
  'character.femme-fatale.summary': 'Vyměňte cizího astronauta za svého',
  'character.femme-fatale.text':
    'Umístěte 1 astronauta. Potom v lodi nebo oblasti, kde někoho máte, nahraďte soupeřova astronauta vlastním ze zásoby.',
  'character.travel-agent': 'Cestovní agent',
  'character.travel-agent.summary': '3 astronauti do jedné lodi, nebo žádný',
  'character.travel-agent.text':
    'Umístěte přesně 3 astronauty do jedné zadokované lodi. Nemá-li žádná tolik místa, nenastoupí nikdo.',
  'character.soldier': 'Voják',
  'character.soldier.summary': 'Zabijte astronauta, pak výsadek z Phobosu',
  'character.soldier.text':
    'Umístěte 1 astronauta. Zabijte astronauta ve vnější oblasti nebo na Phobosu. Potom přesuňte 1 až 3 své astronauty z Phobosu do oblastí Marsu.',
  'character.pilot': 'Pilot',
  'character.pilot.summary': 'Změňte cíl lodi',
  'character.pilot.text':
    'Umístěte 2 astronauty. Potom položte libovolný žeton cíle ze společné zásoby na zadokovanou nebo odstartovanou loď.',

  'card.recruiter': 'Verbíř',
  'card.explorer': 'Průzkumník',
  'card.scientist': 'Vědec',
  'card.secret-agent': 'Tajný agent',
  'card.saboteur': 'Sabotér',
  'card.femme-fatale': 'Femme fatale',
  'card.travel-agent': 'Cestovní agent',
  'card.soldier': 'Voják',
  'card.pilot': 'Pilot',

  'card.disc-ether-magnet': 'Éterový magnet',
  'card.disc-ether-magnet.text': 'Při odhalení: všichni astronauti ze zadokovaných lodí se přesunou do této oblasti.',
  'card.disc-native-resistance': 'Odpor domorodců',
  'card.disc-native-resistance.text':
    'Při odhalení: každá zde přítomná barva ztratí 1 astronauta, který odejde mezi Ztracené ve vesmíru.',
  'card.disc-great-sandstorm': 'Velká písečná bouře',
  'card.disc-great-sandstorm.text':
    'Při odhalení: každý odtud přesune všechny své astronauty do sousedních oblastí podle své volby.',
  'card.disc-synergy': 'Synergie',
  'card.disc-synergy.text':
    'Třetí produkce: každá sousední oblast s odkrytým žetonem suroviny vyprodukuje o 1 žeton víc.',
  'card.disc-rockburst': 'Důlní otřes',
  'card.disc-rockburst.text': 'Třetí produkce: tato oblast nevyprodukuje nic, ani díky Synergii.',
  'card.disc-rich-vein': 'Bohatá žíla',
  'card.disc-rich-vein.text': 'Třetí produkce: tato oblast vyprodukuje o 2 žetony víc.',
  'card.disc-even-ground': 'Rovná půda',
  'card.disc-even-ground.text':
    'Třetí produkce: všechny zde přítomné barvy se počítají, jako by měly shodně nejvíc astronautů.',
  'card.disc-uneven-ground': 'Nerovná půda',
  'card.disc-uneven-ground.text': 'Třetí produkce: za nejsilnější se považuje zde přítomná barva s nejméně astronauty.',
  'card.disc-subterfuge': 'Úskok',
  'card.disc-subterfuge.text': 'Třetí produkce: žetony této oblasti bere barva s druhým nejvyšším počtem astronautů.',
  'card.disc-frozen-caverns': 'Ledové jeskyně',
  'card.disc-frozen-caverns.text': 'Třetí produkce: tato oblast produkuje led místo své suroviny.',
  'card.disc-lichens': 'Lišejníky',
  'card.disc-lichens.text': 'Závěrečné bodování: každá zde přítomná barva získá 3 body.',
  'card.disc-underground-lake': 'Podzemní jezero',
  'card.disc-underground-lake.text':
    'Závěrečné bodování: barva s nejvíc astronauty v této oblasti získá 6 bodů; při shodě se body dělí a zaokrouhlují dolů.',
  'card.disc-radiation-leak': 'Únik radiace',
  'card.disc-radiation-leak.text': 'Závěrečné bodování: každá zde přítomná barva ztratí 3 body.',

  'card.mis-eastern-influence': 'Východní vliv',
  'card.mis-eastern-influence.text':
    '1, 2, 4 nebo 7 bodů za přítomnost v 1, 2, 3 nebo 4 z těchto oblastí: Ausonia, Hellas, Tritonis Sinus, Syrtis Major.',
  'card.mis-western-influence': 'Západní vliv',
  'card.mis-western-influence.text':
    '1, 2, 4 nebo 7 bodů za přítomnost v 1, 2, 3 nebo 4 z těchto oblastí: Mare Tyrrhenum, Sinus Sabaeus, Mare Serpentis, Valles Marineris.',
  'card.mis-northern-influence': 'Severní vliv',
  'card.mis-northern-influence.text':
    '1, 2, 4 nebo 7 bodů za přítomnost v 1, 2, 3 nebo 4 z těchto oblastí: Vastitas Borealis, Ausonia, Mare Serpentis, Syrtis Major.',
  'card.mis-southern-influence': 'Jižní vliv',
  'card.mis-southern-influence.text':
    '1, 2, 4 nebo 7 bodů za přítomnost v 1, 2, 3 nebo 4 z těchto oblastí: Hellas, Tritonis Sinus, Mare Tyrrhenum, Sinus Sabaeus.',
  'card.mis-strategic-zones': 'Strategické oblasti',
  'card.mis-strategic-zones.text': '8 bodů za nejvíc astronautů v Syrtis Major a Valles Marineris dohromady.',
  'card.mis-phobos-garrison': 'Posádka na Phobosu',
  'card.mis-phobos-garrison.text': '8 bodů za nejvíc astronautů na Phobosu.',
  'card.mis-celerium-baron': 'Celeriový baron',
  'card.mis-celerium-baron.text': '6 bodů za nejvíc bodových žetonů celeria.',
  'card.mis-sylvanite-baron': 'Sylvanitový baron',
  'card.mis-sylvanite-baron.text': '7 bodů za nejvíc bodových žetonů sylvanitu.',
  'card.mis-memorial': 'Památník hrdinů',
  'card.mis-memorial.text': '1 bod za každého vašeho astronauta mezi Ztracenými ve vesmíru, nejvýš 7.',
  'card.mis-expansion': 'Expanze',
  'card.mis-expansion.text': '1 bod za čtvrtou a každou další oblast, kde máte astronauta (i Phobos), nejvýš 7.',
  'card.mis-mass-settlement': 'Masové osídlení',
  'card.mis-mass-settlement.text': '7 bodů za aspoň 13 vašich astronautů na Marsu a Phobosu dohromady.',
  'card.mis-diversified-mining': 'Různorodá těžba',
  'card.mis-diversified-mining.text': '8 bodů za aspoň 2 bodové žetony každého druhu.',
  'card.mis-polar-claim': 'Polární zábor',
  'card.mis-polar-claim.text': '6 bodů za nejvíc astronautů ve Vastitas Borealis.',

  'card.act-rescue-operation': 'Záchranná akce',
  'card.act-rescue-operation.text':
    'Začátek třetí produkce: vraťte až 2 své astronauty ze Ztracených ve vesmíru do oblastí, kde už někoho máte.',
  'card.act-industrial-espionage': 'Průmyslová špionáž',
  'card.act-industrial-espionage.text':
    'Začátek třetí produkce: zabijte 1 astronauta jiné barvy v oblasti, kde máte svého.',
  'card.act-blocks-of-ice': 'Bloky ledu',
  'card.act-blocks-of-ice.text': 'Konec třetí produkce: vezměte si 2 bodové žetony ledu.',
  'card.act-ether-wind': 'Éterový vítr',
  'card.act-ether-wind.text': 'Konec třetí produkce: vezměte si 1 bodový žeton celeria.',

  'card.global-ice-monopoly': 'Ledový monopol',
  'card.global-ice-monopoly.text':
    'Závěrečné bodování: barva s nejvíc žetony ledu získá 9 bodů; při shodě se body dělí a zaokrouhlují dolů.',
};
