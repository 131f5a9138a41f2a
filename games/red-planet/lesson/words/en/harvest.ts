export const harvest = {
  'lesson.harvest': 'Harvest',
  'lesson.harvest.learned': 'Adjacent zones, the Explorer, ties and leftovers, production.',
  'lesson.harvest.round-5.behind':
    'Round 5: production comes right after it. In Hellas you trail {rival}, four against five. You want that celerium.',
  'lesson.harvest.round-5.reserve':
    'Next door, in Tritonis Sinus, you have three astronauts and no rival. One would be enough to win that zone.',
  'lesson.harvest.round-5.play':
    'Play the Explorer, 8. He boards one astronaut, then makes up to three moves between adjacent zones.',
  'lesson.harvest.round-5.board':
    'Board the big ship. Its destination was unknown until {other}, first aboard, chose Ausonia.',
  'lesson.harvest.round-5.move':
    'Now move an astronaut from Tritonis Sinus to Hellas: press the zone it leaves, then the zone it enters.',
  'lesson.harvest.round-5.again':
    'Five against five is a tie, and tied players divide the tokens. One more move makes the zone yours. Find it.',
  'lesson.harvest.round-5.again.spare':
    'Tritonis Sinus is the only zone with people to spare: in Syrtis Major you would lose the tie.',
  'lesson.harvest.round-5.stop': 'Six to five, and Tritonis Sinus is still yours. You don’t need the third move: stop.',
  'lesson.harvest.round-5.produced':
    'Production! Hellas gave you one celerium and Tritonis Sinus one ice. Your points are beside your name.',
  'lesson.harvest.round-5.tied': 'Syrtis Major: two of yours, two of {rival}, one ice. What happened to it?',
  'lesson.harvest.round-5.tied.stays': 'It stays in the zone for later',
  'lesson.harvest.round-5.tied.both': 'You both got one',
  'lesson.harvest.round-5.tied.rival': '{rival} got it',
  'lesson.harvest.round-5.tied.why':
    'One token can’t be divided by two, so it waits. At the next production two new ones join it.',
  'lesson.harvest.round-5.later':
    'Production 2 comes after round 8 with two tokens a zone, production 3 after round 10 with three. Late majorities count the most.',
} as const;
