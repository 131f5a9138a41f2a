import type { rovers as english } from '../en/rovers.ts';

export const rovers: Record<keyof typeof english, string> = {
  'lesson.rovers': 'Rovery a meteority',
  'lesson.rovers.learned': 'Jak meteority kazí řádky i sloupce, rovery sbírají a dílky ničí.',
  'lesson.rovers.fetch.symbol':
    'Na tomto dílku je symbol meteoritu: jakmile ho umístíte, na to políčko dopadne meteorit.',
  'lesson.rovers.fetch.place':
    'Umístěte ho tak, aby meteorit dopadl na {cell} u východního okraje, vedle biokapsle. Otáčíte ho kulatou šipkou.',
  'lesson.rovers.fetch.place.elsewhere':
    'Pravidla to dovolují, ale meteorit by dopadl jinam, nebo by dílek zakryl biokapsli. Otáčejte jím, až bude sedět.',
  'lesson.rovers.fetch.spoilt':
    'Meteorit kazí celý svůj řádek i celý sloupec: dokud tam leží, nebodují. Někdo ho musí sebrat.',
  'lesson.rovers.fetch.advance': 'Ukazatel roveru vstupuje na první pole. Vyhodnoťte to.',
  'lesson.rovers.fetch.landing': 'Rover přistává! Vyhodnoťte jeho vyslání.',
  'lesson.rovers.fetch.collect':
    'Vyšlete ho přímo na meteorit. Vstup na políčko sebere, co tam leží, při přistání stejně jako za jízdy.',
  'lesson.rovers.fetch.clean':
    'Řádek i sloupec jsou zase čisté. Tři sebrané meteority jsou 1 bod, jedna biokapsle také 1 bod. Stiskněte Hotovo.',
  'lesson.rovers.fetch.second':
    'Další dílek s roverem. Umístěte ho k prvnímu, kam chcete, jen ne na biokapsli: zakrytí ji zničí.',
  'lesson.rovers.fetch.second.lost':
    'Rovery a biokapsle pod novým dílkem jsou ztracené. Vezměte malý dílek a to políčko nechte volné.',
  'lesson.rovers.fetch.movement': 'Nejdřív rover: druhé pole jeho stupnice dává jeden bod pohybu.',
  'lesson.rovers.fetch.drive':
    'Popojeďte o jedno políčko k biokapsli: stiskněte rover, pak políčko. Body pohybu, které do konce kola zbydou, propadají.',
  'lesson.rovers.fetch.covered': 'Co se stane, když umístíte dílek na rover?',
  'lesson.rovers.fetch.covered.destroyed': 'Rover je zničen',
  'lesson.rovers.fetch.covered.aside': 'Rover uhne stranou',
  'lesson.rovers.fetch.covered.forbidden': 'To se nesmí',
  'lesson.rovers.fetch.covered.why':
    'Odchází ze hry bez bodů. Dílky smějí zakrýt rovery i biokapsle, dávejte tedy pozor.',
};
