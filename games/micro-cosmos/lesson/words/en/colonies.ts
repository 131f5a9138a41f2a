export const colonies = {
  'lesson.colonies': 'Colonies and outposts',
  'lesson.colonies.learned': 'Founding a colony, what it costs and scores, outposts.',
  'lesson.colonies.found.travel':
    'The colony marker you freed needs a planet, and each planet takes one of yours. Fly down to {planet}.',
  'lesson.colonies.found.found':
    'Found a colony. The first one costs an Engineer and a Leader of any colour: your two crew cards.',
  'lesson.colonies.found.worth':
    'It stays for good. Colonies together score {points} and more, and each lets you raise one more level when you terraform.',
  'lesson.colonies.found.second': 'May you found a second colony on {planet}?',
  'lesson.colonies.found.second.one': 'No, one per planet',
  'lesson.colonies.found.second.price': 'Yes, at a higher price',
  'lesson.colonies.found.second.why': 'You may have one on each planet. Rivals may settle beside you.',
  'lesson.colonies.found.outposts':
    'Pairs of upgrades free trading outposts. Whenever any Ark lands on a planet with your outpost, you gain its yield.',
} as const;
