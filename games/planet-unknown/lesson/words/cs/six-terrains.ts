import type { sixTerrains as english } from '../en/six-terrains.ts';

export const sixTerrains: Record<keyof typeof english, string> = {
  'lesson.six-terrains': 'Šest terénů',
  'lesson.six-terrains.learned': 'Voda potřebuje led, energie napodobuje, synergie se řetězí.',
  'lesson.six-terrains.water.ice':
    'Světlá políčka jsou led. Budova vody posune ukazatel vody jen tehdy, leží-li některé políčko vody z dílku na ledu.',
  'lesson.six-terrains.water.place':
    'Umístěte čtverec tak, aby voda zakryla led. Je to první dílek, musí tedy ležet na okraji. Otáčíte ho kulatou šipkou.',
  'lesson.six-terrains.water.place.dry':
    'Pravidla to dovolují, ale voda tam neleží na ledu, takže by budova vody nic nepřinesla.',
  'lesson.six-terrains.water.advance':
    'Vyhodnoťte ji. Stupnice vody nedává karty ani rovery, jen synergie, zato má nejvyšší medaile ze všech.',
  'lesson.six-terrains.water.land':
    'První krok stupnice roveru vyšle rover na váš poslední dílek. Postavte ho na kterékoli jeho políčko.',
  'lesson.six-terrains.energy.rule':
    'Nový začátek, ve 2. kole. Energie nemá stupnici: její budova posune ukazatel druhého terénu dílku, nebo kteréhokoli terénu, jehož se dotýkají její políčka.',
  'lesson.six-terrains.energy.place':
    'Umístěte domino tak, aby se jeho políčko energie dotýkalo stranou vašeho terénu technologie.',
  'lesson.six-terrains.energy.place.apart': 'Tady se energie technologie nedotýká. Roh se nepočítá.',
  'lesson.six-terrains.energy.resolve': 'Vyhodnoťte budovu energie.',
  'lesson.six-terrains.energy.tech':
    'Můžete vybrat civilizaci, nebo technologii. Vyberte technologii: na jejím dalším poli je symbol.',
  'lesson.six-terrains.energy.synergy':
    'Synergie! Posune jeden libovolný ukazatel o jedno pole a to může přinést další symbol: takové řetězy vyhrávají hry.',
  'lesson.six-terrains.energy.biomass': 'I zeleň stojí krok před synergií. Vyberte ji a sledujte.',
  'lesson.six-terrains.energy.chain':
    'Čeká ještě jedna synergie a krok civilizace. Dokončete tah, jak chcete, a stiskněte Hotovo.',
  'lesson.six-terrains.energy.ice':
    'Za budovu energie vyberete vodu a žádná voda neleží na ledu. Posune se ukazatel vody?',
  'lesson.six-terrains.energy.ice.moves': 'Ano',
  'lesson.six-terrains.energy.ice.stays': 'Ne, potřebuje led',
  'lesson.six-terrains.energy.ice.why':
    'Led vyžadují jen budovy vody. Energie, synergie a karty posouvají vodu kdekoli.',
};
