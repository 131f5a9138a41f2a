import type { specialists as english } from '../en/specialists.ts';

export const specialists: Record<keyof typeof english, string> = {
  'lesson.specialists': 'Specjaliści i ulepszenia',
  'lesson.specialists.learned': 'Księżyce i stacje, zyskanie i użycie specjalistów, pierwsze ulepszenie.',
  'lesson.specialists.upgrading.travel':
    'Leć na księżyc planety {planet}. Na księżycach, stacjach i w Portalu masz dwie akcje, nie jedną.',
  'lesson.specialists.upgrading.gather': 'Najpierw zbierz zasoby: minerały, siłę roboczą i kartę załogi.',
  'lesson.specialists.upgrading.row': '{card}: nowa karta załogi. Połóż ją w dolnym rzędzie.',
  'lesson.specialists.upgrading.specialist':
    'Teraz zyskaj specjalistę: odrzucasz kartę załogi, a znacznik na karcie ładowni zostaje odblokowany.',
  'lesson.specialists.upgrading.ready':
    'Naciśnij Zyskanie specjalisty, potem kartę {card}: karta z liderem odblokowuje inżyniera. Karta z inżynierem odblokowałaby dowolnego lidera.',
  'lesson.specialists.upgrading.ready.others': 'Zatrzymaj dwie pozostałe karty: obie będą potrzebne.',
  'lesson.specialists.upgrading.end':
    'Tym razem bez karty. Zakończ turę. Potem {rival} ma dwie tury z rzędu, bo co rundę zaczyna kto inny.',
  'lesson.specialists.upgrading.upgrade':
    'Nowa tura i jej pierwszy krok: ulepsz Arkę. {upgrade} kosztuje inżyniera i jedną jednostkę siły roboczej.',
  'lesson.specialists.upgrading.upgrade.leisure':
    'Na to też cię stać, ale weź wskazane ulepszenie: o nie chodzi w tej lekcji.',
  'lesson.specialists.upgrading.pay': 'Zapłać odblokowanym znacznikiem i zatrzymaj kartę {card}: to też inżynier.',
  'lesson.specialists.upgrading.colony':
    'Od teraz każde lądowanie na stacji daje kartę załogi. A ulepszenie uwolniło znacznik kolonii.',
  'lesson.specialists.upgrading.pair':
    'Niektóre ulepszenia tworzą pary, w ramkach jednego koloru. Cała para daje placówkę handlową i 5 punktów. Które dwa są parą?',
  'lesson.specialists.upgrading.pair.biodome': 'Biokopuła i Strefa rekreacji',
  'lesson.specialists.upgrading.pair.engines': 'Robotyka i Silniki',
  'lesson.specialists.upgrading.pair.any': 'Dowolne dwa ulepszenia',
  'lesson.specialists.upgrading.pair.why':
    'Tak samo Górnictwo kosmiczne i Pojazdy górnicze. Pozostałe pary nie dają nic dodatkowego.',
};
