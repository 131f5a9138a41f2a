/** Pictures of the rulebook. */
export const figures = {
  'board.figure.healing': 'Planeta zničená, napůl uzdravená a živá',
  'board.figure.touching': 'Karta v horní řadě se dotýká nákladu dolním okrajem, karta v dolní řadě horním',
  'board.figure.colony': 'Kolonie',
  'board.figure.points': 'Celkem VB',
  'board.figure.flying':
    'Archa s dosahem 2 smí proletět kolem archy na měsíci a přistát na planetě. Na stejném měsíci přistát nesmí a asteroid je vzdálený 3 pole.',
  'board.figure.discovery':
    'Archa vletí na jih do neprozkoumaného sektoru: přijde tam planeta z balíčku a pohyb končí. Zdarma zvýšíte jednu její stupnici na 1, tady pracovní sílu, a váš žeton terraformace přijde na pole 1.',
  'board.figure.twice':
    'Na zelené planetě. Nejdřív zahrajete kartu z dolní řady: její modrý okraj neodpovídá, karta se tedy jen přesune nahoru. Zahraná znovu, už z horní řady, přinese zeleným okrajem 2 jednotky biomasy a odhodí se. Počítá se to jako dvě zahrané karty.',
  'board.figure.gathering':
    'Na měsíci získáte to, co je vidět vedle měsíce, tady 2 minerály a kartu posádky, ne výnos planety. Na kartu nákladu se vejdou 4 jednotky každé suroviny, jeden minerál tedy propadne.',
  'board.figure.pair':
    'Rekreační zařízení už je odemčené. Biodóm stojí inženýra a 2 jednotky biomasy: jeho žeton kolonie přejde do vaší zásoby. Dvojice je úplná, přejde tam tedy i obchodní základna a získáte 5 VB.',
  'board.figure.raising':
    'Váš limit jsou 3 stupně: 2 a ještě 1 za kolonii. 2 jednotky biomasy a 1 jednotka pracovní síly zvýší tři stupně a váš žeton terraformace přijde na pole 3. Technologie musí počkat.',
  'board.figure.completing':
    'Vaše dva stupně planetu dokončí. Získáte 6 VB za pole 6 a ještě 3 VB za první místo. Zbylé dva žetony jsou na poli 2: ten nahoře je druhý a přinese o 1 VB víc.',
} as const;
