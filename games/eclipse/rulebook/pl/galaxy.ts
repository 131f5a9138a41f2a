import type { ChapterText } from '../outline.ts';

export const galaxy: ChapterText<'galaxy'> = {
  title: 'Mapa',
  sections: {
    map: {
      title: 'Okręgi i strefy',
      text: [
        'Pośrodku leży Centrum Galaktyki. Wokół niego biegnie okrąg **wewnętrzny**, potem **środkowy** z sektorami startowymi; wszystko dalej jest **zewnętrzne** i nie ma granic. Puste miejsce to **strefa**; jej okrąg wskazuje stos, z którego pochodzi nowy sektor. Heks można położyć w sześciu obrotach.',
      ],
    },
    wormholes: {
      title: 'Tunele czasoprzestrzenne',
      text: [
        'Dwa sąsiednie sektory są **połączone**, jeśli oba mają tunel na wspólnej krawędzi. Z **Generatorem Tuneli Czasoprzestrzennych** wystarcza ci tunel po jednej stronie do eksploracji, ruchu, wpływu i ucieczki, ale nie do dyplomacji.',
        'Sektory z **Portalami Warp** są połączone ze sobą niezależnie od położenia.',
      ],
    },
    pinning: {
      title: 'Związane statki',
      text: [
        'W sektorze każdy statek przeciwnika **wiąże** jeden twój; który, decydujesz ty, i może to być baza gwiezdna. Wszyscy przeciwnicy liczą się razem: inni gracze, także ich bazy gwiezdne, Starożytni i Strażnicy. Statek może odlecieć albo eksplorować bez dysku w sektorze tylko wtedy, gdy masz tam więcej statków niż oni.',
        '- Z **Urządzeniem maskującym** do związania jednego twojego statku potrzeba dwóch statków przeciwnika.',
        '- **GCDS** wiąże wszystkie statki w Centrum Galaktyki, dopóki istnieje, także zamaskowane.',
        '- Starożytni nie wiążą statków Draco.',
        '- Partnerzy w dyplomacji także się wiążą.',
        'Związanie sprawdza się od nowa przy każdym kroku. Zabrania tylko odlotu w akcji Ruchu i eksploracji; związane statki można ulepszać, liczą się do wpływu i mogą uciec z bitwy.',
      ],
    },
  },
};
