import type { ChapterText } from '../outline.ts';

export const aftermath: ChapterText<'aftermath'> = {
  title: 'Po bitvách',
  sections: {
    order: {
      title: 'Čtyři kroky',
      text: [
        'Útok na populaci, vliv, objevy, opravy: každý krok pro všechny sektory od nejvyššího čísla dolů, sektor po sektoru.',
      ],
    },
    population: {
      title: 'Útok na populaci',
      text: [
        'Tam, kde máte lodě a jiný hráč kostky, **smíte** zaútočit: každá loď jednou vystřelí z kanónů, štít je 0. Každé poškození zničí kostku podle vaší volby, i na orbitálu. Přijde na hřbitov majitele; u šedých políček a orbitálů ho volí majitel.',
        'S **Neutronovými bombami** smí kterákoli loď bez hodu zničit všechny kostky, pokud jejich majitel nemá Neutronový absorbér.',
        'Kostky rasy **Planta** hynou samy tam, kde má jiný hráč loď. Stavby se nikdy neničí.',
      ],
    },
    influence: {
      title: 'Ztráta a převzetí kontroly',
      text: [
        'Kde máte loď a disk jiného hráče už nemá kostky, **musí** se ten disk vrátit na stupnici majitele, i když se nebojovalo. Sektor bez políček tak podlehne kterékoli lodi.',
        'Potom smíte položit disk do sektoru bez disku, kde máte loď a nezbývá tam nehráčská jednotka; Draco to smí i vedle Prastarých.',
      ],
    },
    discovery: {
      title: 'Žetony objevů',
      text: [
        'Nebráněný žeton objevu dostane ovládající hráč sektoru, jinak hráč, který tam má loď, a ihned ho vyhodnotí. Není-li ani jeden, žeton čeká na první disk nebo na loď po pozdějším boji.',
      ],
    },
    repair: {
      title: 'Opravy a vyřazení',
      text: ['Všechno poškození zmizí. Kdo nemá na mapě loď ani disk, je vyřazen.'],
    },
  },
};
