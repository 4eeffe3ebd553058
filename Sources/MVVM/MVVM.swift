// MVVM
