import type { ChapterText } from '../outline.ts';

export const setup: ChapterText<'setup'> = {
  title: 'Příprava',
  sections: {
    options: {
      title: 'Před hrou',
      text: [
        'Zvolte počet hráčů (2 až 6), hru s **warp portály** nebo bez nich a pro Prastaré, Strážce a GCDS základní, pokročilý nebo náhodný plán. Bez warp portálů se nepoužijí sektory 281, 381 a 382, Prastarý warp portál ani technologie Warp portál.',
      ],
    },
    galaxy: {
      title: 'Galaxie',
      text: [
        'Technologie se dobírají ze sáčku, dokud není v nabídce níže uvedený počet **běžných**; vzácné dobrané přitom přijdou do nabídky také. Žetony objevů a reputace se zamíchají.',
        'Galaktické centrum dostane žeton objevu a GCDS. Všechny vnitřní a střední hexy tvoří své hromádky; z vnějších se použije náhodná část. Ve středním okruhu leží domovské sektory a ve zbylých startovních zónách náhodné sektory Strážců, každý se Strážcem a žetonem objevu; šipky míří ke středu.',
        '- **2 hráči**: 12 technologií, 5 vnějších sektorů, 4 sektory Strážců.',
        '- **3 hráči**: 14 technologií, 8 vnějších sektorů, 3 sektory Strážců.',
        '- **4 hráči**: 16 technologií, 14 vnějších sektorů, 2 sektory Strážců.',
        '- **5 hráčů**: 18 technologií, 16 vnějších sektorů, 1 sektor Strážců.',
        '- **6 hráčů**: 20 technologií, 18 vnějších sektorů, žádný sektor Strážců.',
      ],
    },
    species: {
      title: 'Začínající hráč a rasy',
      text: [
        'Začínající hráč je náhodný, nebo ho určí hostitel. Rasy se vybírají proti směru hodinových ručiček počínaje hráčem po pravici začínajícího; ten vybírá poslední. Dvě strany jedné desky se vylučují. Desky nebo rasy lze také rozlosovat.',
      ],
    },
    home: {
      title: 'Váš domov',
      text: [
        'Každý si vezme připravené kolonizační lodě své rasy, 13 disků (Eridani 11) a 3 náhradní, 11 kostek na každou stupnici, počáteční suroviny a technologie vytištěné na desce; ze sáčku kvůli nim žádný žeton neubude.',
        'Do domovského sektoru umístíte stíhač (Orion: křižník), disk a na každé běžné políčko kostku; Hydran osídlí i pokročilé políčko vědy. Eridani dobere dva žetony reputace. Údržba začíná na 0, pro Eridani na 1.',
      ],
    },
    numbers: {
      title: 'Co mění počet hráčů',
      text: [
        'Jen počet technologií a vnějších sektorů, startovní zóny a **diplomacii**, která existuje od čtyř hráčů. Všechna ostatní pravidla jsou stejná.',
      ],
    },
  },
};
