import type { ChapterText } from '../outline.ts';

export const explore: ChapterText<'explore'> = {
  title: 'Průzkum',
  sections: {
    where: {
      title: 'Kde smíte provést průzkum',
      text: [
        'Vyberte prázdnou zónu vedle sektoru, který ovládáte nebo v němž máte **nevázanou loď**; ten sektor musí mít na hraně k zóně červí díru, ledaže máte Generátor červích děr. Warp portály nepomáhají. Okruh, jehož hromádka i odhozené hexy došly, prozkoumat nelze.',
      ],
    },
    draw: {
      title: 'Odhalte hex',
      text: [
        'Odhalte vrchní hex z hromádky okruhu; prázdná hromádka se nejprve doplní zamíchanými odhozenými hexy. Potom hex **umístěte**, nebo ho **odhoďte**, čímž aktivace končí.',
      ],
    },
    place: {
      title: 'Umístěte ho',
      text: [
        'Otočte ho tak, aby ho červí díry propojovaly s některým ze sektorů, z nichž smíte průzkum vést; s Generátorem červích děr stačí jedna strana. Na ostatních hranách nezáleží. Symbol objevu přináší skrytý žeton objevu, symboly Prastarých stejný počet jejich figurek.',
      ],
    },
    find: {
      title: 'Co najdete',
      text: [
        'Nejsou-li tam Prastaří, ihned si vezmete žeton objevu a rozhodnete o něm. Potom smíte na nový sektor položit disk a osídlit ho kolonizačními loděmi. S Prastarými žeton čeká a disk položit nelze; výjimkou je Draco.',
      ],
    },
    species: {
      title: 'Draco a Planta',
      text: [
        '**Draco** si po prvním hexu smí prohlédnout druhý ze stejného okruhu a umístit jeden z nich, nebo žádný. **Planta** má druhou aktivaci a rozhoduje o ní po té první; smí vyjít i z právě umístěného sektoru.',
      ],
    },
  },
};
