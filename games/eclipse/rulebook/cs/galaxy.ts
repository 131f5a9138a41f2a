import type { ChapterText } from '../outline.ts';

export const galaxy: ChapterText<'galaxy'> = {
  title: 'Mapa',
  sections: {
    map: {
      title: 'Okruhy a zóny',
      text: [
        'Prostřední hex je Galaktické centrum. Kolem něj je **vnitřní** okruh, potom **střední** s domovskými sektory; vše dál je **vnější** a nemá hranice. Prázdné místo je **zóna**; její okruh určuje hromádku, z níž pochází nový sektor. Hex lze položit v šesti otočeních.',
      ],
    },
    wormholes: {
      title: 'Červí díry',
      text: [
        'Dva sousední sektory jsou **propojené**, mají-li oba červí díru na společné hraně. S **Generátorem červích děr** vám stačí červí díra na jedné straně k průzkumu, pohybu, vlivu a ústupu, ne však k diplomacii.',
        'Sektory s **warp portály** jsou propojené navzájem, ať leží kdekoli.',
      ],
    },
    pinning: {
      title: 'Vázané lodě',
      text: [
        'V sektoru každá soupeřova loď **váže** jednu vaši; kterou, určujete vy, a může to být i hvězdná základna. Všichni soupeři se počítají dohromady: jiní hráči včetně jejich hvězdných základen, Prastaří i Strážci. Jen máte-li tam více lodí než oni, smí některá odletět nebo (nemáte-li v sektoru disk) umožnit průzkum.',
        '- S **Maskovacím zařízením** jsou ke svázání jedné vaší lodi potřeba dvě soupeřovy.',
        '- **GCDS** váže všechny lodě v Galaktickém centru, dokud není zničen, i ty maskované.',
        '- Prastaří nevážou lodě rasy Draco.',
        '- Partneři v diplomacii se vážou také.',
        'Vázání se posuzuje znovu při každém kroku. Zakazuje jen odlet akcí Pohyb a průzkum; vázané lodě lze vylepšovat, počítají se pro vliv a smějí ustoupit z bitvy.',
      ],
    },
  },
};
