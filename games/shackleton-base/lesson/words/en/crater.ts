export const crater = {
  'lesson.crater': 'Work in the crater',
  'lesson.crater.learned': 'The goal, shuttles, the three types of astronauts, rows and rent.',
  'lesson.crater.rows.goal':
    'Three rounds with six astronauts each: eighteen actions to build the best base on the Moon. The most victory points win.',
  'lesson.crater.rows.shuttle':
    'Choose a shuttle: six astronauts, some resources, and a number that sets the turn order. Take number 5 for its titanium.',
  'lesson.crater.rows.shuttle.titanium':
    'A lower number acts earlier, but this time the titanium of number 5 is worth more.',
  'lesson.crater.rows.row':
    'Each turn you deploy one astronaut. On a crater space it works the row of four sectors in front of it, in each sector with a building.',
  'lesson.crater.rows.due':
    'Two of the four have buildings. The one with your dome is free. The other holds a neutral dome, so you pay the rent printed on the space: {rent}.',
  'lesson.crater.rows.engineer':
    'Place an engineer on crater space {space}. Before you confirm, you see what the row brings and costs.',
  'lesson.crater.rows.engineer.type': 'The place is right. Send an engineer: the other types come next.',
  'lesson.crater.rows.engineer.here':
    'That is possible, but this row contains your dome: send an engineer to the marked space.',
  'lesson.crater.rows.mined': 'Engineers mine one resource per sector: rare earth from yours, titanium from the other.',
  'lesson.crater.rows.technician':
    'Technicians earn 3 credits per sector. Send one to crater space {space}: only your dome is in its row, so you pay no rent.',
  'lesson.crater.rows.technician.type': 'The place is right. Send a technician this time.',
  'lesson.crater.rows.technician.here': 'That is possible, but you would pay rent there. Use the marked space.',
  'lesson.crater.rows.scientist':
    'Scientists activate one corporation token beside each sector. Crater space {space} leads past Moon Mining: one helium-3.',
  'lesson.crater.rows.scientist.type': 'The place is right. Send your scientist.',
  'lesson.crater.rows.scientist.here': 'That is possible, but the marked row leads past the token of Moon Mining.',
  'lesson.crater.rows.rent':
    'Crater space {space}, rent {rent}. Its row contains your dome and, in another sector, a dome of {rival}. How many credits do you pay?',
  'lesson.crater.rows.rent.owner': '{rent}, to {rival}',
  'lesson.crater.rows.rent.nobody': 'None, you are in the row',
  'lesson.crater.rows.rent.both': '{both}, for both sectors',
  'lesson.crater.rows.rent.why':
    'You pay rent for each sector without a building of yours, to the owner of the largest one there.',
} as const;
