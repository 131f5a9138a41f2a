import type { ChapterText } from '../outline.ts';

export const planets: ChapterText<'planets'> = {
  title: 'Planety',
  sections: {
    ksb: { title: 'KSB-4156 (obtížnost 1)', text: ['Bez zvláštních pravidel.'] },
    k273: { title: 'K-273 (obtížnost 3)', text: ['Dílek nesmí zakrývat pevninu a led zároveň.'] },
    persephone: {
      title: 'Persefona (obtížnost 3)',
      text: [
        'Zakázané budovy: v levé horní čtvrtině civilizace, v pravé horní energie, v levé dolní technologie, v pravé dolní voda. Záleží jen na políčku s budovou.',
      ],
    },
    petra: {
      title: 'Petra (obtížnost 2)',
      text: [
        'Nezakryté proudy platí za terén energie: v oblastech energie, pro kroky zdarma a v misích. V řádcích a sloupcích platí za zakryté. Nejsou to dílky, smějí se zakrýt a pro zákazy se za energii nikdy nepovažují. Led tu není.',
      ],
    },
    gaia: {
      title: 'Gaia (obtížnost 2)',
      text: [
        'Každé z 8 nezakrytých měst má hodnotu 2 bodů, ale ve svých řadách je prázdným políčkem. Města se zakrývat smějí.',
      ],
    },
    arashi: {
      title: 'Araši (obtížnost 2)',
      text: [
        'Prstenec jsou řádky 6 a 7. Dílek na prstenci musí mít políčko mimo něj, takže dílek výsadby tam ležet nesmí.',
      ],
    },
    tartarus: {
      title: 'Tartarus (obtížnost 3)',
      text: [
        'Dílek leží na jedné straně průrvy. Rovery ji nepřekročí; ty, které jezdí šikmo, projedou dvěma mezerami. Sousedství, oblasti a teleporty sahají i přes ni.',
      ],
    },
    charybdis: {
      title: 'Charybda (deluxe, obtížnost 1)',
      text: ['První dílek musí zakrýt jedno ze čtyř prostředních políček místo okraje.'],
    },
    kaax: {
      title: 'K’aax (deluxe, obtížnost 2)',
      text: ['Rovery nesmějí na nezakrytá toxická políčka, ani teleportem.'],
    },
    pajitnov: {
      title: 'Pažitnov (deluxe, obtížnost 2)',
      text: [
        'Všechny dílky, i dílky výsadby, se zasouvají: aspoň jedním směrem musí jít dílek odsunout o jedno políčko, aniž by překryl jiný. Mimo mřížku je volno; na roverech a biokapslích nezáleží.',
      ],
    },
    oblivion: {
      title: 'Zapomnění (deluxe, obtížnost 3)',
      text: ['Bez zvláštních pravidel umístění. Černá díra uprostřed nemá políčka a netvoří okraj; led leží v rozích.'],
    },
    cerberus: {
      title: 'Kerberos (deluxe, obtížnost 3)',
      text: [
        'Tři planetky: 2 body za každou úplně zaplněnou; na meteoritech nezáleží. Dílky smějí zasahovat do více částí.',
      ],
    },
    lacuna: {
      title: 'Lacuna (deluxe, obtížnost 4)',
      text: ['Díry nejsou políčka: nic na nich neleží, rovery na ně nesmějí a řady je přeskakují.'],
    },
    common: {
      title: 'Pro všechny planety',
      text: [
        'Pravidla umístění na K-273, Persefoně, Araši, Tartaru, Charybdě a Pažitnovu se pominou jen tehdy, nelze-li dílek umístit jinak. Platí i pro dílky navíc. Pro dílek výsadby platí pravidla Araši, Charybdy a Pažitnova.',
      ],
    },
  },
};
