export const terraforming = {
  'lesson.terraforming': 'Terraform a planet',
  'lesson.terraforming.learned': 'Terraforming, places on the track, a finished planet.',
  'lesson.terraforming.raise.tracks':
    '{planet} needs biomass, workforce, minerals and technology, {levels} levels in all. Each unit you spend raises one level.',
  'lesson.terraforming.raise.terraform': 'Your crew has acted. Choose the action Terraform.',
  'lesson.terraforming.raise.biomass':
    'You may raise two levels with one action, one unit for each. Spend one biomass first.',
  'lesson.terraforming.raise.biomass.each': 'Any two would be legal. Take one of each this time.',
  'lesson.terraforming.raise.workforce': 'And one workforce.',
  'lesson.terraforming.raise.workforce.each': 'Any two would be legal. Take one of each this time.',
  'lesson.terraforming.raise.space':
    'Your marker stands on space 2. When {planet} is finished everyone scores their space, first place {first} more, second {second}. As it stands: {now}.',
  'lesson.terraforming.raise.worth':
    'Suppose {planet} is finished while your marker stands on space {space}, ahead of {rival}. How many points do you score?',
  'lesson.terraforming.raise.worth.both': '{sum}',
  'lesson.terraforming.raise.worth.space': '{space}',
  'lesson.terraforming.raise.worth.place': '{first}',
  'lesson.terraforming.raise.worth.why':
    'The space and the place: {space} + {first}. Whoever arrives later on a space of others stands ahead of them.',
  'lesson.terraforming.complete.travel':
    'Some rounds later. {planet} lacks one biomass and one technology, and you have both. Fly there.',
  'lesson.terraforming.complete.terraform': 'Choose Terraform again.',
  'lesson.terraforming.complete.biomass': 'Two levels are missing. Raise biomass first.',
  'lesson.terraforming.complete.last': 'One level is left. Raise technology.',
  'lesson.terraforming.complete.last.stop': 'Not yet: raise the last level and finish the planet.',
  'lesson.terraforming.complete.flipped':
    'Finished! You score your space and {first} for first place. The card turns over: better yield, and survivors can settle here.',
} as const;
