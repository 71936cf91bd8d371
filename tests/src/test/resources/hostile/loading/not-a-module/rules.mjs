// Is written for another system.
module.exports = { moves: {} };
