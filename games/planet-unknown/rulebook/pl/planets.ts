import type { ChapterText } from '../outline.ts';

export const planets: ChapterText<'planets'> = {
  title: 'Planety',
  sections: {
    ksb: { title: 'KSB-4156 (trudność 1)', text: ['Bez specjalnych zasad.'] },
    k273: { title: 'K-273 (trudność 3)', text: ['Kafelek nie może zakrywać naraz lądu i lodu.'] },
    persephone: {
      title: 'Persefona (trudność 3)',
      text: [
        'Zabronione budynki: w lewej górnej ćwiartce cywilizacja, w prawej górnej energia, w lewej dolnej technologia, w prawej dolnej woda. Liczy się tylko pole z budynkiem.',
      ],
    },
    petra: {
      title: 'Petra (trudność 2)',
      text: [
        'Niezakryte prądy liczą się jako teren energii: w obszarach energii, przy darmowych krokach i w misjach. W rzędach i kolumnach liczą się jako zakryte. Nie są elementami, można je zakrywać, a zakazy nigdy nie traktują ich jako energii. Nie ma lodu.',
      ],
    },
    gaia: {
      title: 'Gaja (trudność 2)',
      text: [
        'Każde z 8 niezakrytych miast jest warte 2 punkty, ale w swoich liniach jest pustym polem. Miasta wolno zakrywać.',
      ],
    },
    arashi: {
      title: 'Arashi (trudność 2)',
      text: [
        'Pierścień to rzędy 6 i 7. Element na pierścieniu musi mieć pole poza nim, więc łatki nie mogą tam leżeć.',
      ],
    },
    tartarus: {
      title: 'Tartar (trudność 3)',
      text: [
        'Kafelek leży po jednej stronie rozpadliny. Łaziki jej nie przekroczą; te, które poruszają się na ukos, przejadą tylko w dwóch przerwach. Sąsiedztwo, obszary i teleporty działają ponad nią.',
      ],
    },
    charybdis: {
      title: 'Charybda (deluxe, trudność 1)',
      text: ['Pierwszy element musi zakryć jedno z czterech środkowych pól zamiast krawędzi.'],
    },
    kaax: {
      title: 'K’aax (deluxe, trudność 2)',
      text: ['Łaziki nie mogą wjeżdżać na niezakryte pola toksyczne, nawet teleportem.'],
    },
    pajitnov: {
      title: 'Pażytnow (deluxe, trudność 2)',
      text: [
        'Kafelki i łatki się wsuwa: po przesunięciu o jedno pole w którąś stronę cały element nie może zachodzić na inny. Poza siatką jest wolno; łaziki i kapsuły nie mają znaczenia.',
      ],
    },
    oblivion: {
      title: 'Zapomnienie (deluxe, trudność 3)',
      text: ['Bez zasad umieszczania. Czarna dziura w środku nie ma pól i nie tworzy krawędzi; lód leży w rogach.'],
    },
    cerberus: {
      title: 'Cerber (deluxe, trudność 3)',
      text: [
        'Trzy podplanety: 2 punkty za każdą całkowicie zakrytą; meteoryty nie mają znaczenia. Kafelki mogą leżeć na kilku naraz.',
      ],
    },
    lacuna: {
      title: 'Lacuna (deluxe, trudność 4)',
      text: ['Dziury nie są polami: nic na nich nie leży, łaziki na nie nie wjeżdżają, linie je pomijają.'],
    },
    common: {
      title: 'Dla wszystkich planet',
      text: [
        'Zasady umieszczania K-273, Persefony, Arashi, Tartaru, Charybdy i Pażytnowa pomija się tylko wtedy, gdy inaczej nie da się umieścić kafelka. Dotyczą też dodatkowych kafelków. Łatek dotyczą zasady Arashi, Charybdy i Pażytnowa.',
      ],
    },
  },
};
