export const upkeep = {
  'lesson.upkeep': 'Upkeep and points',
  'lesson.upkeep.learned': 'Receiving and housing astronauts, paying upkeep, and final scoring.',
  'lesson.upkeep.round.whose':
    'At the end of the round every astronaut in the crater moves into a base: not the sender’s, but that of the strongest player in its row.',
  'lesson.upkeep.round.sizes':
    'Building sizes decide. In the row of {space} your dome counts {dome} and your workshop {workshop}: {sum} against nothing. The engineer is yours.',
  'lesson.upkeep.round.tie':
    'Crater space {space}: its row contains your dome and one of {rival}, size {size} each. Who gets the scientist that {rival} sent there?',
  'lesson.upkeep.round.tie.nearest': 'You: your dome is nearer to the space',
  'lesson.upkeep.round.tie.sender': '{rival}, who sent it',
  'lesson.upkeep.round.tie.gateway': 'Nobody, it goes to the Gateway',
  'lesson.upkeep.round.tie.why': 'If sizes are equal, the building nearest to the space decides.',
  'lesson.upkeep.round.last':
    'Your last astronaut. Send the scientist to crater space {space}: your two domes there touch two Moon Mining tokens.',
  'lesson.upkeep.round.last.row': 'That is possible, but only this row passes two tokens without rent.',
  'lesson.upkeep.round.arrivals':
    'Upkeep. You are the strongest in these five rows: five astronauts come to you. The other five go to {rival}.',
  'lesson.upkeep.round.house':
    'House them and press Done. In domes a scientist brings 2 points, a technician 3 credits. An engineer in the Maintenance workshop saves 3.',
  'lesson.upkeep.round.pay':
    'You collected income, then paid upkeep: domes {domes} + workshop {workshop} + reputation {reputation} = {sum} credits. An engineer in the workshop saves 3.',
  'lesson.upkeep.round.missing': 'You are two credits short for your upkeep. What happens?',
  'lesson.upkeep.round.missing.reputation': 'You lose two reputation',
  'lesson.upkeep.round.missing.building': 'A building is torn down',
  'lesson.upkeep.round.missing.later': 'You pay later',
  'lesson.upkeep.round.missing.why':
    'You lose one reputation for each missing credit; with none left, 2 points instead. So keep some credits in reserve.',
  'lesson.upkeep.round.end':
    'After round 3: projects, laboratories filled with their type, 1 point per reputation, and the scoring of each corporation.',
  'lesson.upkeep.round.alone': 'Round 2 begins. Choose a shuttle and play it as you like.',
} as const;
