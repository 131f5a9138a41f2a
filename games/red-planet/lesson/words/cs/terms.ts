export const terms = {
  'term.zone': 'Jedna z devíti částí Marsu, nebo Phobos. Kdo v ní má nejvíc astronautů, bere při produkci její žetony.',
  'term.adjacent': 'Oblasti se společnou hranicí. Průzkumník mezi nimi přesouvá astronauty; Phobos nesousedí s žádnou.',
  'term.phobos': 'Měsíc. Boduje jako oblast, ale s žádnou nesousedí: dolů z něj astronauty dostane jen Voják.',
  'term.lost': 'Sem se dostanou zabití astronauti a ti, kdo zahynuli s lodí. Vrátit je může jen karta.',
  'term.dock':
    'Zde lodě čekají na posádku. Jen do lodi v doku lze nastoupit, jen ji lze přinutit ke startu nebo zničit.',
  'term.launch':
    'Plná loď odstartuje, až je hrající postava vyhodnocena. Pak už do ní nikdo nenastoupí ani ji nezničí; přistane na konci kola.',
  'term.destination': 'Oblast, do které loď letí. Pilot ji smí změnit i za letu; neznámou volí první na palubě.',
  'term.mineral':
    'Žeton ledu je 1 bod, sylvanitu 2, celeria 3. Surovina oblasti se ukáže, když v ní přistanou první astronauti.',
  'term.majority': 'Víc astronautů v oblasti než kdokoli jiný. Při shodě se žetony dělí; co dělit nejde, zůstane.',
  'term.production': 'Po 5., 8. a 10. kole dá každá odkrytá oblast 1, 2 a pak 3 žetony tomu, kdo v ní má převahu.',
  'term.character': 'Jedna z devíti karet s číslem a schopností. Zahraná se vrátí jen díky Verbíři.',
  'term.countdown': 'Postavy jednají podle čísel, od 9 do 1.',
  'term.first-player':
    'Mezi stejnými postavami jedná nejdřív začínající hráč, pak ostatní po směru hodinových ručiček.',
  'term.event-card': 'Objev, mise, nebo akce; dobírá ji Vědec.',
  'term.discovery': 'Tajná karta u oblasti, odhalená před poslední produkcí. Mění, co oblast vynese.',
  'term.mission': 'Tajný cíl. Boduje na konci hry, je-li tehdy jeho podmínka splněna.',
  'term.action': 'Karta s jednorázovým účinkem. Leží lícem dolů, dokud její text neřekne majiteli, aby ji odhalil.',
  'term.monopoly': 'Kdo má na konci nejvíc ledu, získá 9 bodů; při shodě se dělí.',
} as const;
