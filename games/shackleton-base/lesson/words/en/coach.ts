export const coach = {
  'coach.goal.points':
    'Three rounds with six astronauts each. Build, fund projects and serve three corporations; the most victory points win.',
  'coach.goal.work':
    'Astronauts in the crater earn resources, credits or corporation resources. At a command line they spend them.',
  'coach.goal.people':
    'Astronauts who worked a row move to the strongest player there. They live in that player’s buildings for income and discounts.',

  'coach.choose-solo-side':
    'Choose how well AstroBot plays with this corporation: the easy or the hard side of its card.',
  'coach.choose-solo-side.first': 'Choose the easy side everywhere for a first solo game.',
  'coach.choose-leader':
    'Your leader has one ability; your command centre improves it. All tiles are face up; everyone chooses one.',
  'coach.choose-leader.often': 'Which action will you take most often?',
  'coach.place-first-dome':
    'Your first dome is free and goes to an inner sector, power included. The token beside it acts at once.',
  'coach.place-first-dome.rows': 'Which rows does it belong to?',
  'coach.place-first-dome.corporation': 'Which corporation do you want first?',
  'coach.pick-shuttle':
    'Six astronauts and resources for this round; a lower number acts earlier. Leftover astronauts go to the Gateway.',
  'coach.pick-shuttle.types': 'Which types match your plans?',
  'coach.pick-shuttle.early': 'Is it worth acting early this round?',
  'coach.leader-swap':
    'Your leader may swap one astronaut from your shuttle for one at the Gateway. You must deploy the new one now.',
  'coach.leader-swap.match': 'Which type gives a bonus for what you want to do?',
  'coach.choose-main-action':
    'Deploy one astronaut: in the crater to earn, on Build, Fund or Corporate to spend, or at the Gateway when nothing else fits.',
  'coach.choose-main-action.match': 'The matching type of astronaut brings a bonus.',
  'coach.choose-main-action.price': 'Command spaces get more expensive: the first ones are cheap.',
  'coach.choose-main-action.row':
    'Point at a crater space to see the rent, the gains and who would receive the astronaut.',
  'coach.pay-with-robots':
    'Robots stand in for credits, titanium or rare earth. Choose how many of each you use; used robots are gone.',
  'coach.pay-with-robots.joker': 'Keep them for things you can’t get otherwise.',
  'coach.choose-sector-for-token':
    'Your scientist activates one token beside each sector of the row, no token twice. Choose the next one.',
  'coach.choose-sector-for-token.goods': 'Which resources bring you closer to a goal?',
  'coach.choose-building':
    'Domes give income, workshops give discounts, laboratories score at the end; the command centre improves your leader.',
  'coach.choose-building.live': 'Which astronauts will live in it?',
  'coach.choose-building.upkeep': 'Larger buildings cost more upkeep every round.',
  'coach.choose-sector':
    'The sector needs power, room, no building of yours and none of the same size. Presence saves rent in all its rows.',
  'coach.choose-sector.rows': 'Which rows do you use the most?',
  'coach.choose-sector.rent': 'Whose largest building will collect rent there?',
  'coach.substitute-resource': 'Your leader lets you pay credits instead of a resource of this building.',
  'coach.substitute-resource.scarce': 'Will you need the resource soon?',
  'coach.order-lab-abilities':
    'When you build a laboratory, all your laboratories work again. Choose which works next.',
  'coach.order-lab-abilities.order': 'Does one give what another needs?',
  'coach.move-astronauts-in': 'Astronauts from your base may move into the new building now. Stop when you like.',
  'coach.move-astronauts-in.type': 'Only the matching type brings its benefit.',
  'coach.leader-after-build': 'Your leader offers an ability after you build. It is optional; the price is shown.',
  'coach.leader-after-build.worth': 'A resource or an astronaut is worth about 3 credits.',
  'coach.engineer-bonus':
    'Place a corporation’s token on a free corner and activate it, or activate one already here. Each token makes its projects more expensive.',
  'coach.engineer-bonus.again': 'Will your scientists work this row again?',
  'coach.engineer-bonus.dear': 'Do you still want projects of that corporation?',
  'coach.choose-project':
    'Pay credits and take the card. The shared energy must be high enough, and some of it is spent. Points count at the end.',
  'coach.choose-project.energy': 'Who will be short of energy next?',
  'coach.choose-project.soon': 'The earlier you take an ability, the more often it works.',
  'coach.leader-on-fund': 'Your leader may activate a token of the project’s corporation anywhere in the crater.',
  'coach.leader-on-fund.worth': 'Is its effect worth the credits now?',
  'coach.choose-corp-action':
    'Take actions of corporation boards, of your projects, and of the reputation track up to your marker, each of those once a turn.',
  'coach.choose-corp-action.goal': 'Which action brings a goal closer?',
  'coach.choose-corp-action.order': 'Start with actions that give resources, then spend them.',
  'coach.recruit':
    'Take an astronaut from the Gateway into a free slot of your base. It stays there in later rounds too.',
  'coach.recruit.income': 'Every astronaut in a dome brings income at upkeep.',
  'coach.recruit.type': 'Which building still lacks its type?',
  'coach.gateway-order': 'The Gateway gives credits, a recruit and one corporation action. Choose what comes first.',
  'coach.gateway-order.first': 'Take the credits first if the corporation action costs some.',
  'coach.leader-after-crater': 'Your leader offers one corporation action after work in the crater. It is optional.',
  'coach.leader-after-crater.worth': 'Two reputation are always possible, and they score.',
  'coach.triggered-ability':
    'One of your projects reacts to what just happened. Using it is optional; its cost is shown.',
  'coach.triggered-ability.worth': 'Does it give more than it costs?',
  'coach.order-triggers': 'Several abilities react at once. Choose the one that comes next.',
  'coach.order-triggers.order': 'Start with the one that gives what the next one needs.',
  'coach.activate-token': 'Choose a token: its effect happens once, and the token stays.',
  'coach.activate-token.goods': 'Which resources are you missing?',
  'coach.mine-own-sector': 'Choose a sector with one of your buildings and gain its resource.',
  'coach.mine-own-sector.lack': 'What does your next building cost?',
  'coach.claim-goals':
    'You meet a goal. Take it for good, or wait for a higher one: you may have only one goal of each corporation.',
  'coach.claim-goals.higher': 'Can you still reach the next one?',
  'coach.claim-goals.slots': 'Slots are limited: a rival may be quicker. More reputation means more points.',
  'coach.arrange-base':
    'House your astronauts. The right type in a building brings income or a discount; anyone without a slot goes to the Gateway.',
  'coach.arrange-base.order': 'First those who lower upkeep, then those who earn, then those who score.',
  'coach.arrange-base.labs': 'In round 3 fill laboratories with their type.',
  'coach.command-window':
    'Before the main effect you may build a panel for rare earth, or buy energy while it is below 3. Then continue.',
  'coach.command-window.who': 'Who benefits from the energy you produce?',
  'coach.command-window.need': 'Does the sector or project you want need it?',
  'coach.choose-one-corp-action':
    'Take one corporation action: from a board, from one of your projects, or from the reputation track.',
  'coach.choose-one-corp-action.goal': 'Which one brings a goal closer?',
  'coach.choose-saving': 'A card makes this cheaper: choose the resource you don’t pay.',
  'coach.choose-saving.scarce': 'Save the one that is hardest to get.',
  'coach.discard-sample': 'Choose a sample to discard. It is gone.',
  'coach.discard-sample.spare': 'Keep the samples that the experiments on display need.',
  'coach.seat-tourist':
    'Seat tourists on the Rim Walk or on your attractions. Each seat pays at once; on attractions they bring credits every round.',
  'coach.seat-tourist.full': 'A full attraction scores more.',
  'coach.seat-tourist.race': 'On the Rim Walk everyone takes the next free seat.',
  'coach.choose-cargo-space':
    'Pay the price of the space and score. Each space can be used once per game, by the first player to do so.',
  'coach.choose-cargo-space.levels': 'Cargo on several levels scores at the end.',
  'coach.choose-cargo-space.keep': 'Do you need titanium or rare earth for building?',
  'coach.choose-experiment': 'Pay the samples and score. The display is renewed every round.',
  'coach.choose-experiment.fields': 'Three different fields make a set at the end.',
  'coach.choose-sample-type': 'Choose the type of sample you gain.',
  'coach.choose-sample-type.shown': 'Which experiment on display needs exactly that?',
  'coach.choose-farm':
    'Place a farm in a powered sector with one of your buildings. The player who receives astronauts from its rows harvests it.',
  'coach.choose-farm.row': 'Are you the strongest in its rows?',
  'coach.choose-farm.size': 'Large farms score more and fill the sector.',
  'coach.choose-programme':
    'Pay for a defence programme and score. The total support decides whether the asteroid is deflected.',
  'coach.choose-programme.asteroid': 'Would it hit your sectors? They are marked.',
  'coach.choose-factory': 'Pay for a factory: points now, income at every upkeep. One of each kind.',
  'coach.choose-factory.lines': 'Different rows and columns score at the end.',
  'coach.choose-factory.early': 'Early factories pay more often.',
  'coach.choose-mars-option':
    'Send a building to the Mars ship for points, or install a ship panel. A building you send leaves the crater.',
  'coach.choose-mars-option.presence': 'In which rows would you lose presence?',
  'coach.choose-mars-option.late': 'On the ship it costs no upkeep; late in the game presence counts less.',
  'coach.send-to-ship': 'An astronaut may board the Mars ship for good. It scores and leaves your base.',
  'coach.send-to-ship.pairs': 'A building and an astronaut on board form a pair at the end.',
  'coach.module-slot': 'Choose a slot on board for this building. It stays there.',
  'coach.module-slot.complete': 'When a module is full, every building in it scores for its owner.',

  'tip.early': 'The first player at a command line pays the least: build early in a round, mine later.',
  'tip.rows': 'Own the rows you use: you pay no rent, and at upkeep their astronauts are yours.',
  'tip.match':
    'An engineer who builds, a technician who funds, a scientist on Corporate: a matching type is like a second action.',
  'tip.upkeep': 'Every building costs upkeep; an engineer in the Maintenance workshop saves 3.',
  'tip.goals': 'Choose one goal per corporation early; reputation adds up to 4 points to each.',
} as const;
