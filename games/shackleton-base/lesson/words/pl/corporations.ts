import type { corporations as english } from '../en/corporations.ts';

export const corporations: Record<keyof typeof english, string> = {
  'lesson.corporations': 'Trzy korporacje',
  'lesson.corporations.learned': 'Akcje korporacji, realizowanie projektu, Stacja Gateway i cele.',
  'lesson.corporations.goods.three':
    'Wspierają cię trzy korporacje. Każda ma własne zasoby, projekty, cele i punktację; ta handluje helem-3.',
  'lesson.corporations.goods.corporate':
    'Wyślij naukowca na trzecią linię dowodzenia: maksymalnie trzy akcje korporacji.',
  'lesson.corporations.goods.corporate.type': 'Można, ale naukowiec weźmie potem także astronautę ze Stacji Gateway.',
  'lesson.corporations.goods.reputation':
    'Najpierw akcja z toru reputacji: zyskujesz 2 punkty reputacji. Każdy punkt liczy się na końcu.',
  'lesson.corporations.goods.reputation.later': 'To za chwilę. Najpierw akcja z toru reputacji.',
  'lesson.corporations.goods.ship': 'Potem akcja samego Moon Mining: wysyła ładunek na Ziemię.',
  'lesson.corporations.goods.ship.later': 'Jeszcze jest coś do zyskania: wyślij hel-3.',
  'lesson.corporations.goods.cargo': 'Wyślij jedną jednostkę helu-3 z najniższego poziomu. Punkty: {n}.',
  'lesson.corporations.goods.cargo.keep':
    'Tytan i metale ziem rzadkich przydadzą się do budowy; hel-3 służy tylko do tego.',
  'lesson.corporations.goods.stop':
    'Można wysłać więcej, ale tytan i metale ziem rzadkich lepiej zużyć na budowę. Zakończ.',
  'lesson.corporations.goods.recruit':
    'Naukowiec bierze tu także astronautę ze Stacji Gateway. Weź technika do kopuły: przy każdym utrzymaniu dochód w kredytach ({n}).',
  'lesson.corporations.goods.recruit.dome': 'Można, ale technik w kopule zarabia w każdej rundzie.',
  'lesson.corporations.goods.fund': 'Teraz technik, by zrealizować projekt. Pierwsze pole nic nie kosztuje.',
  'lesson.corporations.goods.fund.type': 'Można, ale technik, który realizuje projekt, zyskuje akcję korporacji.',
  'lesson.corporations.goods.project':
    'Weź projekt {project}. Cena: kredyty {credits}, a wspólna energia musi wynosić co najmniej {energy}.',
  'lesson.corporations.goods.project.other': 'Można, ale projekt {project} daje hel-3 w każdej rundzie.',
  'lesson.corporations.goods.card':
    'Technik, który realizuje projekt, od razu wykonuje akcję korporacji. Użyj nowej karty: dwie jednostki helu-3.',
  'lesson.corporations.goods.card.new': 'Później. Nowa karta jest darmowa i działa raz na rundę: użyj jej teraz.',
  'lesson.corporations.goods.gateway':
    'Na Stacji Gateway zawsze jest miejsce. Wyślij inżyniera: 3 kredyty, nowy astronauta i jedna akcja korporacji, w dowolnej kolejności.',
  'lesson.corporations.goods.gateway.type': 'Można, ale teraz wypróbuj Stację Gateway, z inżynierem.',
  'lesson.corporations.goods.again': 'Masz już kredyty i naukowca. Jako akcję korporacji znów wyślij ładunek.',
  'lesson.corporations.goods.again.ship': 'Dwa punkty reputacji są dobre, ale ładunek da więcej.',
  'lesson.corporations.goods.two': 'Wyślij dwie jednostki helu-3 z drugiego poziomu. Punkty: {n}.',
  'lesson.corporations.goods.two.more': 'Też możliwe. Wybierz pole, które kosztuje dwie jednostki helu-3 i nic więcej.',
  'lesson.corporations.goods.goal':
    'Dwa ładunki wystarczą na dolny cel Moon Mining. W całej grze bierzesz jeden cel każdej korporacji: weź ten albo poczekaj na wyższy.',
  'lesson.corporations.goods.energy': 'Energia wynosi 2, a projekt wymaga 3. Co możesz zrobić?',
  'lesson.corporations.goods.energy.buy': 'Najpierw kupić awaryjną energię albo postawić panel',
  'lesson.corporations.goods.energy.credits': 'Dopłacić kredytami',
  'lesson.corporations.goods.energy.nothing': 'W tej turze nic',
  'lesson.corporations.goods.energy.why':
    'Poniżej 3 można w akcji dowodzenia kupować energię krok po kroku; panel kosztuje 1 żeton metali ziem rzadkich.',
};
