export const upkeep = {
  'lesson.upkeep': 'Upkeep and points',
  'lesson.upkeep.learned': 'Who receives astronauts, housing them, paying, and the final scoring.',
  'lesson.upkeep.round.whose':
    'At the end of the round every astronaut in the crater moves into a base: not of who sent it, but of who is strongest in its row.',
  'lesson.upkeep.round.sizes':
    'Sizes of buildings decide. In the row of {space} your dome counts {dome} and your workshop {workshop}: {sum} against nothing. The Engineer is yours.',
  'lesson.upkeep.round.tie':
    'Crater space {space}: in its row stand your dome and one of {rival}, size {size} each. Who gets the Scientist that {rival} sent there?',
  'lesson.upkeep.round.tie.nearest': 'You: your dome is nearer to the space',
  'lesson.upkeep.round.tie.sender': '{rival}, who sent it',
  'lesson.upkeep.round.tie.gateway': 'Nobody, it goes to the Gateway',
  'lesson.upkeep.round.tie.why': 'Where sizes are equal, the building nearest to the space decides.',
  'lesson.upkeep.round.last':
    'Your last astronaut. Send the Scientist to crater space {space}: your dome and your new dome touch two Moon Mining tokens.',
  'lesson.upkeep.round.last.row': 'That is possible, but only this row passes two tokens without any rent.',
  'lesson.upkeep.round.arrivals':
    'Upkeep. You are the strongest in these five rows: five astronauts come to you. The other five go to {rival}.',
  'lesson.upkeep.round.house':
    'House them and press Done. In domes a Scientist brings 2 points, a Technician 3 credits. An Engineer in the Maintenance workshop saves 3.',
  'lesson.upkeep.round.pay':
    'Income came, then upkeep: domes {domes} + workshop {workshop} + reputation {reputation} = {sum} credits. An Engineer in the workshop takes 3 off.',
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
