export const upkeep = {
  'lesson.upkeep': 'Upkeep and points',
  'lesson.upkeep.learned': 'Who receives astronauts, housing them, paying, and the final scoring.',
  'lesson.upkeep.round.last':
    'Your last astronaut. Send the Scientist to crater space {space}: your dome and your new dome touch two Moon Mining tokens.',
  'lesson.upkeep.round.last.row': 'That is possible, but only this row passes two tokens without any rent.',
  'lesson.upkeep.round.arrivals':
    'Upkeep. Each astronaut in the crater goes to whoever has the largest buildings in its row. Five come to you.',
  'lesson.upkeep.round.house':
    'House them and press Done. In domes a Scientist brings 2 points, a Technician 3 credits. An Engineer in the Maintenance workshop saves 3.',
  'lesson.upkeep.round.pay':
    'Income came, then you paid: {dome} for each dome, {workshop} for each workshop, and something for reputation, less what an Engineer saves.',
  'lesson.upkeep.round.missing': 'You cannot pay two credits of your upkeep. What happens?',
  'lesson.upkeep.round.missing.reputation': 'You lose two reputation',
  'lesson.upkeep.round.missing.building': 'A building is torn down',
  'lesson.upkeep.round.missing.later': 'You pay later',
  'lesson.upkeep.round.missing.why':
    'One reputation for each missing credit; with none left, 2 points instead. So keep some credits back.',
  'lesson.upkeep.round.end':
    'After round 3: projects, laboratories filled with their type, 1 point per reputation, and what each corporation scores.',
  'lesson.upkeep.round.alone': 'Round 2 begins. Choose a shuttle and play it as you like.',
} as const;
