export const build = {
  'lesson.build': 'Build',
  'lesson.build.learned': 'Command spaces, power, panels, sharing a sector, the engineer’s bonus.',
  'lesson.build.buildings.power':
    'To be built on, a sector needs power: a solar panel of its own. I1 has one, and a neutral dome.',
  'lesson.build.buildings.engineer':
    'Send an engineer to Build. You take the leftmost free space; the first costs nothing.',
  'lesson.build.buildings.engineer.why': 'Possible, but only an engineer brings a bonus for building.',
  'lesson.build.buildings.go-on':
    'Before the main effect you could build a panel or buy energy. You don’t need that here: continue.',
  'lesson.build.buildings.go-on.later': 'The sector you want already has power. Keep the rare earth: continue.',
  'lesson.build.buildings.workshop':
    'Choose the Maintenance workshop. Price: {n} titanium. Engineers who live in it lower your upkeep.',
  'lesson.build.buildings.workshop.other': 'You could, but the Maintenance workshop saves credits every round.',
  'lesson.build.buildings.place':
    'Place it in I1. A workshop and a dome may share a sector, because their sizes differ.',
  'lesson.build.buildings.place.row': 'Legal, but in I1 it helps your dome: both are in the same row.',
  'lesson.build.buildings.bonus':
    'An engineer who builds brings a corporation along. Choose Moon Mining and the corner between I1, I2 and O2: the token acts at once.',
  'lesson.build.buildings.bonus.other': 'That is legal. Choose Moon Mining and the corner between I1, I2 and O2.',
  'lesson.build.buildings.again': 'Build once more, this time with a technician. Price of the second space: {n}.',
  'lesson.build.buildings.again.spare': 'Use a technician, so that your second engineer can still work in the crater.',
  'lesson.build.buildings.panel':
    'No powered sector was left for a dome, so a solar panel came first. It raises the shared energy; symbols it passes give reputation.',
  'lesson.build.buildings.dome':
    'Place the dome in O2. The panel moves there, and O2 shares rows with both your other buildings.',
  'lesson.build.buildings.dome.row': 'Legal, but O2 shares rows with your dome and with your workshop.',
  'lesson.build.buildings.shared': 'I4 has power. Why can’t your next dome go there?',
  'lesson.build.buildings.shared.dome': 'There is already a dome there',
  'lesson.build.buildings.shared.far': 'It is too far away',
  'lesson.build.buildings.shared.neutral': 'It is neutral ground',
  'lesson.build.buildings.shared.why':
    'A sector can’t hold two buildings of the same size, or two of yours. Sizes 1, 2 and 3 fill it.',
} as const;
