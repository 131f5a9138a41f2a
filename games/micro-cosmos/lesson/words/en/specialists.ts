export const specialists = {
  'lesson.specialists': 'Specialists and upgrades',
  'lesson.specialists.learned': 'Moons and stations, gaining and using specialists, the first upgrade.',
  'lesson.specialists.upgrading.travel':
    'Fly to the moon of {planet}. On moons, stations and the Star Gate you may take two actions, not one.',
  'lesson.specialists.upgrading.gather': 'First gather: Minerals, Workforce and a crew card.',
  'lesson.specialists.upgrading.row': 'The {card} joins you. Place the card in the bottom row.',
  'lesson.specialists.upgrading.specialist':
    'Now gain a specialist: you discard a crew card, and a marker on your cargo card becomes ready.',
  'lesson.specialists.upgrading.ready':
    'Press Gain a specialist, then the {card}: a card with a Leader readies the Engineer. One with an Engineer would ready any Leader.',
  'lesson.specialists.upgrading.ready.others': 'Keep the other two cards: you will need both.',
  'lesson.specialists.upgrading.end':
    'Draw no card this time. End your turn. {rival} then has two turns in a row, because the first player changes every round.',
  'lesson.specialists.upgrading.upgrade':
    'A new turn, and its first step: upgrade the Ark. {upgrade} cost an Engineer and 1 Workforce.',
  'lesson.specialists.upgrading.upgrade.leisure':
    'You can afford it too, but take the highlighted one: this lesson is about it.',
  'lesson.specialists.upgrading.pay': 'Pay with the ready marker and keep the {card}, who is an Engineer too.',
  'lesson.specialists.upgrading.colony':
    'From now on every landing on a station brings a crew card. The upgrade has also freed a colony marker.',
  'lesson.specialists.upgrading.pair':
    'Some upgrades are pairs, with frames of the same colour. A whole pair brings a trading outpost and 5 points. Which two are a pair?',
  'lesson.specialists.upgrading.pair.biodome': 'Biodome and Leisure Facilities',
  'lesson.specialists.upgrading.pair.engines': 'Robotics and Engines',
  'lesson.specialists.upgrading.pair.any': 'Any two upgrades',
  'lesson.specialists.upgrading.pair.why':
    'So are Space Mining and Mining Vehicles. The other pairs bring nothing extra.',
} as const;
