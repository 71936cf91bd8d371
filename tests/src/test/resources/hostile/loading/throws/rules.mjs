// Throws when it is loaded.
throw new Error('no');
