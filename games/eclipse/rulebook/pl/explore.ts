import type { ChapterText } from '../outline.ts';

export const explore: ChapterText<'explore'> = {
  title: 'Eksploracja',
  sections: {
    where: {
      title: 'Gdzie można eksplorować',
      text: [
        'Wybierz pustą strefę obok sektora, który kontrolujesz lub w którym masz **niezwiązany statek**; sektor ten musi mieć tunel na krawędzi strefy, chyba że masz Generator Tuneli Czasoprzestrzennych. Portale Warp nie pomagają. Okręgu, którego stos i odrzucone heksy się skończyły, nie można eksplorować.',
      ],
    },
    draw: {
      title: 'Odkryj heks',
      text: [
        'Odkryj wierzchni heks ze stosu okręgu; pusty stos najpierw uzupełnia się potasowanymi odrzuconymi heksami. Potem **umieść** heks albo go **odrzuć**, co kończy aktywację.',
      ],
    },
    place: {
      title: 'Umieść go',
      text: [
        'Obróć go tak, aby tunele łączyły go z jednym z sektorów, z których możesz eksplorować; z Generatorem Tuneli wystarczy jedna strona. Inne krawędzie są bez znaczenia. Symbol odkrycia przynosi zakrytą płytkę odkrycia, symbole Starożytnych tyle samo ich figurek.',
      ],
    },
    find: {
      title: 'Co znajdujesz',
      text: [
        'Jeśli nie ma Starożytnych, od razu bierzesz płytkę odkrycia i decydujesz o niej. Potem możesz położyć dysk na nowym sektorze i zasiedlić go statkami kolonizacyjnymi. Przy Starożytnych płytka czeka i dysku położyć nie wolno; wyjątkiem jest Draco.',
      ],
    },
    species: {
      title: 'Draco i Planta',
      text: [
        '**Draco** po pierwszym heksie może obejrzeć drugi z tego samego okręgu i umieścić jeden z nich albo żaden. **Planta** ma drugą aktywację i decyduje o niej po pierwszej; może zacząć od właśnie umieszczonego sektora.',
      ],
    },
  },
};
