age-legend-fresh = brigade fraîche : un carré par base ; les écarts montrent où elle devient usée, puis épuisée
age-legend-worn = brigade usée : les carrés vides sont les bases perdues
age-legend-spent = brigade épuisée : elle ne se bat presque plus
