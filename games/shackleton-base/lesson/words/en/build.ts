export const build = {
  'lesson.build': 'Build',
  'lesson.build.learned': 'Command spaces, power, panels, what may share a sector, the Engineer’s bonus.',
  'lesson.build.buildings.power':
    'To build, a sector needs power: a solar panel of its own. I1 has one, and a dome that belongs to nobody.',
  'lesson.build.buildings.engineer':
    'Send an Engineer to Build. The leftmost free space counts; the first costs nothing.',
  'lesson.build.buildings.engineer.why': 'Possible, but only an Engineer brings a bonus when building.',
  'lesson.build.buildings.go-on':
    'Before the main effect you could build a panel or buy energy. Not needed here: go on.',
  'lesson.build.buildings.go-on.later': 'The sector you want has power already. Keep the rare earth: go on.',
  'lesson.build.buildings.workshop':
    'Choose the Maintenance workshop. Price: {n} titanium. Engineers who live in it lower your upkeep.',
  'lesson.build.buildings.workshop.other': 'You could, but the Maintenance workshop saves credits every round.',
  'lesson.build.buildings.place':
    'Place it in I1. A workshop and a dome may share a sector, because their sizes differ.',
  'lesson.build.buildings.place.row': 'Legal, but in I1 it helps your dome: both lie in one row.',
  'lesson.build.buildings.bonus':
    'An Engineer who builds brings a corporation along. Choose Moon Mining and the corner between I1, I2 and O2: the token acts at once.',
  'lesson.build.buildings.bonus.other': 'That is legal. Choose Moon Mining and the corner between I1, I2 and O2.',
  'lesson.build.buildings.again': 'Once more Build, with a Technician this time. Price of the second space: {n}.',
  'lesson.build.buildings.again.spare': 'Use a Technician, so that your second Engineer can still work in the crater.',
  'lesson.build.buildings.panel':
    'No powered sector was left for a dome, so a solar panel came first. It raises the energy all share; symbols it passes give reputation.',
  'lesson.build.buildings.dome':
    'Place the dome in O2. The panel moves there, and O2 lies in rows with both your other buildings.',
  'lesson.build.buildings.dome.row': 'Legal, but O2 lies in rows with your dome and with your workshop.',
  'lesson.build.buildings.shared': 'I4 has power. Why can your next dome not go there?',
  'lesson.build.buildings.shared.dome': 'A dome already stands there',
  'lesson.build.buildings.shared.far': 'It is too far away',
  'lesson.build.buildings.shared.neutral': 'It is neutral ground',
  'lesson.build.buildings.shared.why':
    'A sector holds no two buildings of one size and no two of yours. Sizes 1, 2 and 3 fill it.',
} as const;
