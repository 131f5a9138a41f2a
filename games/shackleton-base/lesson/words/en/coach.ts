export const coach = {
  'coach.goal.points':
    'Three rounds, six astronauts each. Build, fund projects and serve three corporations; the most victory points win.',
  'coach.goal.work':
    'In the crater astronauts earn: resources, credits or corporation goods. At a command line they spend.',
  'coach.goal.people':
    'Astronauts who worked a row move to whoever is strongest there, and live in your buildings for income and discounts.',

  'coach.choose-solo-side':
    'Choose how strong AstroBot plays with this corporation: the easy or the hard side of its card.',
  'coach.choose-solo-side.first': 'All easy is right for a first solo game.',
  'coach.choose-leader':
    'Your leader has one ability; your command centre improves it. All tiles lie open, everyone chooses one.',
  'coach.choose-leader.often': 'Which action will you take most often?',
  'coach.place-first-dome':
    'Your first dome is free: an inner sector, power included. The token beside it acts at once.',
  'coach.place-first-dome.rows': 'Which rows does it serve?',
  'coach.place-first-dome.corporation': 'Which corporation do you want first?',
  'coach.pick-shuttle':
    'Six astronauts and goods for this round; a lower number acts earlier. What nobody takes fills the Gateway.',
  'coach.pick-shuttle.types': 'Which types match your plans?',
  'coach.pick-shuttle.early': 'Is being early worth it this round?',
  'coach.leader-swap':
    'Your leader may swap one astronaut of your shuttle for one at the Gateway. You must deploy the new one now.',
  'coach.leader-swap.match': 'Which type gives a bonus for what you want to do?',
  'coach.choose-main-action':
    'Deploy one astronaut: crater to earn, Build, Fund or corporation actions to spend, the Gateway when nothing fits.',
  'coach.choose-main-action.match': 'The matching type brings a bonus.',
  'coach.choose-main-action.price': 'Command spaces get dearer: early ones are cheap.',
  'coach.choose-main-action.row': 'Point at a crater space to see rent, gains and who would receive the astronaut.',
  'coach.pay-with-robots':
    'Robots stand for credits, titanium or rare earth. Say how many of each you use; they are gone.',
  'coach.pay-with-robots.joker': 'Keep them for what you cannot get otherwise.',
  'coach.choose-sector-for-token':
    'Your Scientist activates one token beside each sector of the row, no token twice. Choose the next.',
  'coach.choose-sector-for-token.goods': 'Which goods bring you nearer to a goal?',
  'coach.choose-building':
    'Domes give income, workshops discounts, laboratories points at the end; the command centre improves your leader.',
  'coach.choose-building.live': 'Which astronauts will live in it?',
  'coach.choose-building.upkeep': 'Larger ones cost more upkeep every round.',
  'coach.choose-sector':
    'It needs power and room, no building of yours and none of the same size. Presence saves rent in all its rows.',
  'coach.choose-sector.rows': 'Which rows do you use most?',
  'coach.choose-sector.rent': 'Whose largest building will collect rent there?',
  'coach.substitute-resource': 'Your leader lets you pay credits in place of a resource of this building.',
  'coach.substitute-resource.scarce': 'Will you need the resource soon?',
  'coach.order-lab-abilities': 'All your laboratories work again when you build one. Choose which works next.',
  'coach.order-lab-abilities.order': 'Does one give what another needs?',
  'coach.move-astronauts-in': 'Astronauts of your base may move into the new building now. Stop when you like.',
  'coach.move-astronauts-in.type': 'Only the matching type brings its benefit.',
  'coach.leader-after-build': 'Your leader offers an ability after building. It is optional; the price is shown.',
  'coach.leader-after-build.worth': 'A resource or an astronaut is worth about 3 credits.',
  'coach.engineer-bonus':
    'Bring a corporation’s token to a free corner and activate it, or activate one already here. Each token makes its projects dearer.',
  'coach.engineer-bonus.again': 'Will your Scientists pass here again?',
  'coach.engineer-bonus.dear': 'Do you still want projects of that corporation?',
  'coach.choose-project':
    'Pay credits and take the card. The shared energy must be high enough, and some of it is spent. Points count at the end.',
  'coach.choose-project.energy': 'Who will lack the energy next?',
  'coach.choose-project.soon': 'An ability taken early works more often.',
  'coach.leader-on-fund': 'Your leader may activate a token of the project’s corporation, wherever it lies.',
  'coach.leader-on-fund.worth': 'Are its goods worth the credits now?',
  'coach.choose-corp-action':
    'Actions of corporation boards, of your projects, and of the reputation track up to your marker, each of those once a turn.',
  'coach.choose-corp-action.goal': 'Which goal comes nearer?',
  'coach.choose-corp-action.order': 'First what gives goods, then what spends them.',
  'coach.recruit':
    'Take an astronaut from the Gateway into a free slot of your base. It stays there, also in later rounds.',
  'coach.recruit.income': 'In domes everyone brings income at upkeep.',
  'coach.recruit.type': 'Which building lacks its type?',
  'coach.gateway-order': 'The Gateway gives credits, a recruit and one corporation action. Choose what comes first.',
  'coach.gateway-order.first': 'Credits first, if the corporation action costs some.',
  'coach.leader-after-crater': 'Your leader offers one corporation action after work in the crater. It is optional.',
  'coach.leader-after-crater.worth': 'Two reputation are always possible and score.',
  'coach.triggered-ability':
    'A project of yours reacts to what just happened. Using it is optional; its cost is shown.',
  'coach.triggered-ability.worth': 'Does it give more than it costs?',
  'coach.order-triggers': 'Several abilities react at once. Choose the one that comes next.',
  'coach.order-triggers.order': 'First what brings something that the next one needs.',
  'coach.activate-token': 'Choose a token: its effect happens once, and the token stays.',
  'coach.activate-token.goods': 'Which goods are you missing?',
  'coach.mine-own-sector': 'Choose a sector with a building of yours and gain its resource.',
  'coach.mine-own-sector.lack': 'What does your next building cost?',
  'coach.claim-goals':
    'You meet a goal. Take it for good, or wait for a higher one: you may have only one goal of each corporation.',
  'coach.claim-goals.higher': 'Can you still reach the next one?',
  'coach.claim-goals.slots': 'Slots are few: a rival may be quicker. More reputation means more points.',
  'coach.arrange-base':
    'House your astronauts. The right type in a building brings income or a discount; who finds no slot goes to the Gateway.',
  'coach.arrange-base.order': 'First who pays upkeep, then who earns, then who scores.',
  'coach.arrange-base.labs': 'In round 3 fill laboratories with their type.',
  'coach.command-window':
    'Before the main effect you may build a panel for rare earth, or buy energy while it is below 3. Then go on.',
  'coach.command-window.who': 'Who profits from the energy you produce?',
  'coach.command-window.need': 'Does the sector or project you want need it?',
  'coach.choose-one-corp-action':
    'Take one corporation action: of a board, of a project of yours, or of the reputation track.',
  'coach.choose-one-corp-action.goal': 'Which one brings a goal nearer?',
  'coach.choose-saving': 'A card makes this cheaper: choose which resource you do not pay.',
  'coach.choose-saving.scarce': 'Save what is hardest to get.',
  'coach.discard-sample': 'Choose a sample to give up. It is gone.',
  'coach.discard-sample.spare': 'Keep those that the open experiments want.',
  'coach.seat-tourist':
    'Seat tourists on the Rim Walk or on an attraction of yours. Each seat pays at once; on attractions they bring credits every round.',
  'coach.seat-tourist.full': 'A full attraction scores more.',
  'coach.seat-tourist.race': 'On the Rim Walk everyone takes the next free seat.',
  'coach.choose-cargo-space':
    'Pay what the space asks and score. Each space is used once in the game, by whoever comes first.',
  'coach.choose-cargo-space.levels': 'Cargo on more levels scores at the end.',
  'coach.choose-cargo-space.keep': 'Do you need titanium or rare earth for building?',
  'coach.choose-experiment': 'Pay its samples and score. The display is renewed every round.',
  'coach.choose-experiment.fields': 'Three different fields make a set at the end.',
  'coach.choose-sample-type': 'Choose the type of sample you gain.',
  'coach.choose-sample-type.shown': 'Which experiment on display lacks just that?',
  'coach.choose-farm':
    'A farm stands in a powered sector with a building of yours. Whoever receives astronauts of its rows harvests it.',
  'coach.choose-farm.row': 'Are you the strongest in its rows?',
  'coach.choose-farm.size': 'Large farms score more and fill the sector.',
  'coach.choose-programme':
    'Pay for a defence programme and score. All supports together decide whether the asteroid is deflected.',
  'coach.choose-programme.asteroid': 'Would it hit your sectors? They are marked.',
  'coach.choose-factory': 'Pay for a factory: points now, income in every upkeep. One of each kind.',
  'coach.choose-factory.lines': 'Different rows and columns score at the end.',
  'coach.choose-factory.early': 'Early factories pay more often.',
  'coach.choose-mars-option':
    'Send a building to the Mars ship for points, or install a ship panel. A building sent no longer stands in the crater.',
  'coach.choose-mars-option.presence': 'Which rows would you lose?',
  'coach.choose-mars-option.late': 'Aboard it costs no upkeep; late in the game presence counts less.',
  'coach.send-to-ship': 'An astronaut may board the Mars ship for good. It scores and leaves your base.',
  'coach.send-to-ship.pairs': 'A building and an astronaut aboard form a pair at the end.',
  'coach.module-slot': 'Choose a slot aboard for this building. It stays there.',
  'coach.module-slot.complete': 'When a module is full, every building in it scores for its owner.',

  'tip.early': 'The first at a command line pays least: build early in a round, mine later.',
  'tip.rows': 'Own the rows you use: no rent, and at upkeep their astronauts are yours.',
  'tip.match': 'An Engineer who builds, a Technician who funds, a Scientist who deals: matching is a second action.',
  'tip.upkeep': 'Every building costs upkeep; an Engineer in the Maintenance workshop saves 3.',
  'tip.goals': 'Choose one goal per corporation early; reputation adds up to 4 points to each.',
} as const;
