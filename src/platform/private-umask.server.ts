// Imported before anything else by every program: whatever it writes from then on is its user's alone. A thread cannot
// set this for itself and has it from its process.
process.umask(0o077);
